import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LinedPicture } from '@/components/scene/lined-picture';
import { RouteLink } from '@/components/ui/route-link';
import { asking } from '@/content/site/demo';
import type { InternalLink, Picture } from '@/content/site/types';

type SplitHeroProps = {
  back: InternalLink;
  title: string;
  smallTitle?: boolean;
  subtitle?: string;
  lead: string;
  /** Between the lead and the buttons. On a phone the picture is lower then. */
  below?: ReactNode;
  /** 4 by 3, with the line at a tenth of its width from the top, as in every scene. */
  picture: Picture;
  /** Dark, with the image on the left. */
  inverted?: boolean;
  /** Buttons and button links, the first of which asks for a demo. */
  children: ReactNode;
};

/**
 * The grid's rows meet at the line: the link back is above it, the text below. --outer rounds the
 * image's outer corners where the page container is narrower than the window.
 */
const grid = cx(
  'mx-auto grid max-w-page pt-[calc(theme(spacing.header-scrolled)+0.5rem)] md:grid-rows-[calc(var(--picture)*var(--line-at))_1fr] md:pt-[calc(theme(spacing.header)+clamp(0rem,4svh-0.75rem,1.5rem))]',
  '[--outer:clamp(0px,99*(100cqw-theme(maxWidth.page)),theme(borderRadius.panel))] [--picture:calc(100cqw-var(--margin))] md:[--picture:calc(100cqw-13.25rem)] beside:[--picture:min(75cqw-16.25rem,var(--most),160svh-20rem)]',
);

const imageRight = {
  grid: cx('md:grid-cols-[1fr_var(--picture)]'),
  back: '',
  picture: cx('ml-auto md:col-start-2'),
  corners: cx('rounded-l-panel rounded-r-(--outer)'),
  copy: cx('beside:pr-10'),
};
const imageLeft: typeof imageRight = {
  grid: cx('md:grid-cols-[var(--picture)_1fr]'),
  back: cx('md:pl-6 beside:pl-10'),
  picture: cx('md:col-start-1'),
  corners: cx('rounded-l-(--outer) rounded-r-panel'),
  copy: cx('beside:pl-10'),
};

/**
 * An image that extends to the window's edge, and the line from it to the opposite edge. Image and
 * text are side by side on a desktop and in windows wider than high; else title and lead are.
 */
export function SplitHero({ back, title, subtitle, lead, picture, ...props }: SplitHeroProps) {
  const { smallTitle, below, inverted, children } = props;
  const side = inverted ? imageLeft : imageRight;
  return (
    <section
      className={cx(
        '@container overflow-x-clip',
        below ? 'pb-6 [--most:47rem]' : 'pb-18 [--most:51.25rem] md:pb-24',
        inverted && 'bg-dark text-on-dark on-dark',
      )}
    >
      <div className={cx(grid, side.grid)}>
        <p
          className={cx(
            'self-center px-margin md:pr-0 md:pb-2 low:pb-0',
            !below && 'pb-2',
            side.back,
          )}
        >
          <RouteLink
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip font-display text-label font-medium underline-offset-6 hover:underline"
          >
            <ArrowLeft className="size-4.5 shrink-0" />
            {back.label}
          </RouteLink>
        </p>
        <div
          className={cx(
            'order-last grid content-start gap-x-gutter px-margin md:col-span-full md:grid-cols-[minmax(min-content,1fr)_1fr] beside:col-span-1 beside:grid-cols-1 beside:pt-[clamp(0.5rem,5svh,2.75rem)]',
            below ? 'pt-2 md:pt-8' : 'pt-10',
            side.copy,
          )}
        >
          <div>
            <h1
              className={cx(
                '-ml-hang-display-1 beside:-mr-6',
                smallTitle ? 'text-display-2' : 'text-display-1-narrow',
              )}
            >
              {title}
            </h1>
            {subtitle && (
              <p className="mt-[clamp(0.375rem,1.7svh,1rem)] font-display text-h3 text-balance low:text-h5">
                {subtitle}
              </p>
            )}
          </div>
          <div className="mt-[clamp(0.375rem,1.7svh,1rem)] flex flex-col">
            <p
              className={cx(
                'max-w-measure text-soft in-[.on-dark]:text-on-dark-soft',
                below ? 'text-body-large max-md:text-body max-md:leading-snug' : 'text-lead-first',
              )}
            >
              {lead}
            </p>
            {below && <div className="mt-1.5 md:mt-4 wide-low:order-last">{below}</div>}
            <div
              className={cx(
                'flex flex-col gap-3 xs:flex-row xs:flex-wrap',
                below ? 'mt-4 low:mt-2' : 'mt-[clamp(0.625rem,3.6svh,2rem)]',
              )}
            >
              {children}
            </div>
            <p className="mt-3 text-small text-soft in-[.on-dark]:text-on-dark-soft">
              {asking.short}
            </p>
          </div>
        </div>
        <LinedPicture
          picture={picture}
          corners={side.corners}
          isLow={below !== undefined}
          className={cx('w-(--picture) self-start md:row-span-2 md:row-start-1', side.picture)}
        />
      </div>
    </section>
  );
}
