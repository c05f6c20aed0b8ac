import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LinedPicture } from '@/components/scene/lined-picture';
import { RouteLink } from '@/components/ui/route-link';
import { unbroken } from '@/components/ui/unbroken';
import { asking } from '@/content/site/demo';
import type { InternalLink, Picture } from '@/content/site/types';

type SplitHeroProps = {
  back: InternalLink;
  title: string;
  subtitle?: string;
  lead: string;
  /** A product's facts: below image and text where these are side by side, else under the lead. */
  facts?: ReactNode;
  /** 4 by 3, with the line at a tenth of its width from the top, as in every scene. */
  picture: Picture;
  /** Dark, with the image on the left from 768 px. */
  inverted?: boolean;
  /** Buttons and button links, the first of which asks for a demo. */
  children: ReactNode;
};

/**
 * The grid's rows meet at the line: the link back is above it, the text below. Where the image is over the text,
 * its rows are as high as it before it has come, because the text comes first. --outer rounds the image's outer
 * corners where the page container is narrower than the window.
 */
const grid = cx(
  'mx-auto grid max-w-page pt-[calc(theme(spacing.header-scrolled)+0.25rem)] md:pt-[calc(theme(spacing.header)+clamp(0rem,4svh-0.75rem,1.5rem))]',
  '[--outer:clamp(0px,99*(100cqw-theme(maxWidth.page)),theme(borderRadius.panel))] [--picture:calc(100cqw-var(--margin))] beside:[--picture:min(75cqw-16.25rem,var(--most),160svh-20rem)]',
);

const imageRight = {
  grid: cx('beside:grid-cols-[1fr_var(--picture)]'),
  back: '',
  picture: cx('beside:col-start-2'),
  corners: cx('rounded-l-panel rounded-r-(--outer)'),
  copy: cx('beside:col-start-1 beside:pr-8 beside:pl-margin'),
};
const imageLeft: typeof imageRight = {
  grid: cx('beside:grid-cols-[var(--picture)_1fr]'),
  back: cx('beside:pl-6'),
  picture: cx('beside:col-start-1 beside:ml-0'),
  corners: cx(
    'rounded-l-panel rounded-r-(--outer) beside:rounded-l-(--outer) beside:rounded-r-panel',
  ),
  copy: cx('beside:col-start-2 beside:pr-margin beside:pl-6'),
};

/** Side by side, the link back above the line, then title, lead and buttons, and the rest of the image. */
const besideRows = cx('beside:grid-rows-[calc(var(--picture)*var(--line-at))_auto_auto_auto_1fr]');

/** With facts, which a tablet has beside lead and buttons. Over the words, the image is cut at its top and foot. */
const product = {
  section: cx(
    'pb-6 [--most:calc(min(50cqw,theme(maxWidth.page)/2)-theme(spacing.gutter)/2)] md:pb-10',
  ),
  rows: cx('grid-rows-[auto_calc(var(--picture)*theme(picture.low))_auto]'),
  back: '',
  text: cx('pt-5 md:grid-cols-2 md:pt-8'),
  titles: cx('md:col-span-full beside:col-end-auto'),
  title: cx('text-display-1-narrow'),
  lead: cx('text-body-large max-md:text-body max-md:leading-snug md:row-start-2'),
  buttons: cx('mt-4 md:row-start-3'),
  // As high as the words, within what a picture of 4 by 3 can be.
  picture: cx(
    'beside:max-h-[calc(var(--picture)*0.75)] beside:min-h-[calc(var(--picture)*0.695)] beside:self-stretch',
  ),
};
/** Without facts. The image is wider, and whole over the words. */
const solution: typeof product = {
  section: cx('pb-18 [--most:51.25rem] md:pb-24'),
  rows: cx('grid-rows-[auto_calc(var(--picture)*theme(picture.high))_auto]'),
  back: cx('pb-2'),
  text: cx('pt-10'),
  titles: '',
  title: cx('text-display-2'),
  lead: cx('text-lead-first'),
  buttons: cx('mt-[clamp(0.625rem,3.6svh,2rem)]'),
  picture: '',
};

/**
 * An image that extends to the window's edge, and the line from it to the opposite edge. Image and
 * text are side by side on a desktop and in windows wider than high.
 */
export function SplitHero({ back, title, subtitle, lead, picture, ...props }: SplitHeroProps) {
  const { facts, inverted, children } = props;
  const side = inverted ? imageLeft : imageRight;
  const classes = facts ? product : solution;
  return (
    <section
      className={cx(
        '@container overflow-x-clip',
        classes.section,
        inverted && 'bg-dark text-on-dark on-dark',
      )}
    >
      <div className={cx(grid, classes.rows, besideRows, side.grid)}>
        <p
          className={cx(
            'self-center px-margin md:pb-2 beside:pr-0 low:pb-0',
            classes.back,
            side.back,
          )}
        >
          <RouteLink
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip font-display text-label underline-offset-6 hover:underline"
          >
            <ArrowLeft className="size-4.5 shrink-0" />
            {back.label}
          </RouteLink>
        </p>
        {/* Beside the image, its parts are in the rows of the hero. */}
        <div
          className={cx(
            'row-start-3 grid content-start gap-x-gutter px-margin md:col-span-full beside:contents',
            classes.text,
          )}
        >
          <div
            className={cx(
              'beside:row-start-2 beside:pt-[clamp(0.5rem,5svh,2.75rem)]',
              classes.titles,
              side.copy,
            )}
          >
            <h1 className={cx('-ml-hang-display-1 beside:-mr-6', classes.title)}>
              {noBreak(title)}
            </h1>
            {subtitle && (
              <p className="mt-[clamp(0.375rem,1.7svh,1rem)] font-display text-h3 text-balance max-md:text-h5 low:text-h5">
                {subtitle}
              </p>
            )}
          </div>
          <p
            className={cx(
              'mt-[clamp(0.375rem,1.7svh,1rem)] max-w-measure text-soft in-[.on-dark]:text-on-dark-soft beside:row-start-3 beside:row-end-auto',
              classes.lead,
              side.copy,
            )}
          >
            {unbroken(lead)}
          </p>
          {facts && (
            <div className="mt-4 md:col-start-2 md:row-span-2 md:row-start-2 beside:col-span-full beside:row-start-6 beside:row-end-auto beside:mt-6 beside:px-margin">
              {facts}
            </div>
          )}
          <div
            className={cx(
              'beside:row-start-4 beside:mt-[clamp(0.625rem,3.6svh,2rem)]',
              classes.buttons,
              side.copy,
            )}
          >
            <div className="flex flex-col gap-3 xs:flex-row xs:flex-wrap">{children}</div>
            <p className="mt-3 text-small text-soft in-[.on-dark]:text-on-dark-soft">
              {asking.short}
            </p>
          </div>
        </div>
        <LinedPicture
          picture={picture}
          corners={side.corners}
          isLow={!!facts}
          className={cx(
            'row-start-2 ml-auto w-(--picture) self-start beside:row-start-1 beside:row-end-6',
            classes.picture,
            side.picture,
          )}
        />
      </div>
    </section>
  );
}
