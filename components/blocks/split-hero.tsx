import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LinkedStyles } from './linked-styles';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { RouteLink } from '@/components/ui/route-link';
import { asking } from '@/content/site/demo';
import type { InternalLink, Picture as PictureContent } from '@/content/site/types';

type SplitHeroProps = {
  /** Light, with the picture at the right, or dark, with the picture at the left. */
  variant: 'light' | 'inverted';
  back: InternalLink;
  title: string;
  subtitle?: string;
  lead: string;
  facts: readonly (readonly [label: string, answer: ReactNode])[];
  picture: PictureContent;
  /** Buttons, the first of which asks for a demo. */
  children: ReactNode;
};

/** The head of a page with a picture and four facts, and after it the linked styles. */
export function SplitHero({ variant, back, title, subtitle, lead, ...props }: SplitHeroProps) {
  const isInverted = variant === 'inverted';
  return (
    <>
      <section
        className={cx(
          'overflow-x-clip pt-header pb-10',
          isInverted && 'bg-dark text-on-dark on-dark',
        )}
      >
        <Container>
          <RouteLink
            to={back.to}
            className="inline-flex min-h-11 items-center gap-2 rounded-chip font-display text-label underline-offset-6 hover:underline print:hidden"
          >
            <ArrowLeft className="size-4.5 shrink-0" />
            {back.label}
          </RouteLink>
          <div className="mt-1 grid gap-x-grid gap-y-6 desktop:mt-4 desktop:grid-cols-2 desktop:items-center">
            <div className="desktop:pr-8">
              <h1 className="-ml-hang-display-2 text-display-2">{noBreak(title)}</h1>
              {subtitle && <p className="mt-3 font-display text-h4">{subtitle}</p>}
              <p className="mt-3 max-w-measure text-soft in-[.on-dark]:text-on-dark-soft">
                {noBreak(lead)}
              </p>
              <div className="mt-5 flex flex-wrap gap-3 max-md:*:grow">{props.children}</div>
              <p className="mt-3 text-small text-soft in-[.on-dark]:text-on-dark-soft print:hidden">
                {asking.short}
              </p>
            </div>
            <Picture
              picture={props.picture}
              eager
              className={cx(
                'rounded-panel object-cover shadow-frame in-[.on-dark]:shadow-none desktop:max-h-[70svh]',
                isInverted && 'desktop:order-first',
              )}
            />
          </div>
          <dl className="mt-6 grid gap-x-grid md:grid-cols-2 desktop:mt-10 desktop:grid-cols-4">
            {props.facts.map(([label, answer]) => (
              <div
                key={label}
                className="border-t border-hairline py-2 in-[.on-dark]:border-dark-line max-md:grid max-md:grid-cols-[5rem_1fr] max-md:gap-x-3"
              >
                <dt className="font-display text-small font-semibold">{label}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Container>
      </section>
      <LinkedStyles />
    </>
  );
}
