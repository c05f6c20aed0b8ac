'use client';

import { lazy, use, useEffect } from 'react';
import { cx } from '@/components/lib/cx';
import { lastStation, LineToEnd } from '@/components/scene/line';
import { prerenderedAddress } from '@/components/lib/base-path';
import { ShownPage } from '@/components/lib/shown-page';
import { useOpener } from '@/components/lib/use-opener';
import { ObjectTile } from '@/components/sections/object-tile';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LoadFailed } from '@/components/ui/load-failed';
import { textLink } from '@/components/ui/text-link';
import type { resources } from '@/content/pages/resources';
import { guideAnchor, resourcePages } from '@/content/site/resource-tabs';
import type { GrantCard as Card, Guide } from '@/content/site/types';

const AllGuides = lazy(() => import('./all-guides'));

type GrantCardsProps = {
  content: Pick<typeof resources, 'grants' | 'viewer'>;
  grants: readonly Card[];
  /** Whether the exported page has the guides, which is the page of the grants tab. */
  hasGuides: boolean;
};

/**
 * The six grant cards, two a row where there is room, and for visitors without JavaScript the guides
 * that they link to. In the browser React keeps the HTML of the guides as it is, so that they are in
 * no script of the page.
 */
export function GrantCards({ content, grants, hasGuides }: GrantCardsProps) {
  return (
    <>
      <section className="overflow-clip py-section max-sm:pt-10 max-sm:pb-14">
        <Container className="@container isolate">
          <div className={cx('-z-1', lastStation)}>
            <LineToEnd />
            <h2 className="mb-4 -ml-hang-h2 text-h2 sm:mb-8">{content.grants.title}</h2>
          </div>
          <ul className="grid gap-x-grid gap-y-2 max-md:pl-10 md:grid-cols-2 md:gap-y-grid">
            {grants.map((card) => (
              <GrantCard key={card.slug} card={card} content={content} />
            ))}
          </ul>
        </Container>
      </section>
      {hasGuides && (
        <div className="hidden noscript:block" suppressHydrationWarning>
          {typeof window === 'undefined' ? (
            <AllGuides grants={grants} sources={content.viewer.sources} />
          ) : (
            ''
          )}
        </div>
      )}
    </>
  );
}

/** Loads the viewer and a guide side by side. */
async function loadGuide(slug: string) {
  const [{ GuideViewer }, { guide }] = await Promise.all([
    import('./guide-viewer'),
    import(`@/content/grants/${slug}`) as Promise<{ guide: Guide }>,
  ]);
  return { GuideViewer, guide };
}

type GrantCardProps = Pick<GrantCardsProps, 'content'> & { card: Card };

/** A folder, its title on the tab. A press anywhere opens its guide; only the button takes focus. */
function GrantCard({ card, content: { grants, viewer } }: GrantCardProps) {
  const { opened, hasFailed, close, button } = useOpener(() => loadGuide(card.slug));
  const name = `${grants.open}: ${card.title}`;
  const { ref } = button;
  const { count } = use(ShownPage);

  // A link to the guide, which somebody has sent.
  useEffect(() => {
    if (location.hash === `#${guideAnchor(card.slug)}`) ref.current?.click();
  }, [card.slug, ref, count]);

  return (
    <li className="group relative flex flex-col raises forced-colors:border">
      <h3 className="flex min-h-9 items-center gap-3 self-start rounded-t-card bg-ground-alt px-5 pt-2 pb-1.5 text-h5 transition-hover group-hover:bg-hairline contrast-more:border max-desktop:text-label max-sm:px-4 sm:min-h-11 sm:pt-2.5 sm:pb-2 desktop:px-6">
        <Icon name={card.icon} className="size-5 shrink-0 max-desktop:hidden" />
        {card.title}
      </h3>
      <div className="flex grow items-center justify-between gap-6 rounded-card rounded-tl-none bg-surface px-5 py-2.5 shadow-rest transition-hover contrast-more:border max-sm:px-4 sm:py-6 desktop:px-6">
        <div>
          <p className="max-w-measure text-soft max-sm:text-small">{card.summary}</p>
          <p className="mt-0.5 flex items-baseline gap-x-3">
            <button
              type="button"
              aria-label={name}
              aria-haspopup="dialog"
              className={textLink({
                className: 'after:absolute after:inset-0 after:rounded-card noscript:hidden',
              })}
              {...button}
            >
              {grants.open}
            </button>
            <span className="hidden noscript:inline">
              <a
                href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
                aria-label={name}
                className={textLink()}
              >
                {grants.open}
              </a>
            </span>
            <span className="text-small text-soft">
              {card.minutes} {grants.readingTime}
            </span>
          </p>
          {hasFailed && <LoadFailed className="mt-2" />}
        </div>
        <ObjectTile name={card.object} className="-my-1 h-21 w-28 shrink-0 max-desktop:hidden" />
      </div>
      {opened && (
        <opened.GuideViewer card={card} guide={opened.guide} labels={viewer} onClose={close} />
      )}
    </li>
  );
}
