'use client';

import { lazy, use, useEffect } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { ShownPage } from '@/components/lib/shown-page';
import { useOpener } from '@/components/lib/use-opener';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LoadFailed } from '@/components/ui/load-failed';
import { Picture } from '@/components/ui/picture';
import { textLink } from '@/components/ui/text-link';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import { guideAnchor, resourcePages } from '@/content/site/resource-tabs';
import type { GrantCard as Card, Guide } from '@/content/site/types';

const { title, open, readingTime } = resources.grants;

const AllGuides = lazy(() => import('./all-guides'));

type GrantCardsProps = {
  /** Whether the exported page has the guides, which is the page of the grants tab. */
  hasGuides: boolean;
};

/**
 * The six grant cards, two a row where there is room, and for visitors without JavaScript the guides
 * that they link to. In the browser React keeps the HTML of the guides as it is, so that they are in
 * no script of the page.
 */
export const GrantCards = ({ hasGuides }: GrantCardsProps) => (
  <>
    <Container className="py-6 md:py-10">
      <h2 className="sr-only">{title}</h2>
      <ul className="grid gap-x-grid gap-y-4 md:grid-cols-2">
        {grantCards.map((card) => (
          <GrantCard key={card.slug} card={card} />
        ))}
      </ul>
    </Container>
    {hasGuides && (
      <div className="hidden noscript:block" suppressHydrationWarning>
        {typeof window === 'undefined' ? <AllGuides /> : ''}
      </div>
    )}
  </>
);

/** Loads the viewer and a guide side by side. */
async function loadGuide(slug: string) {
  const [{ GuideViewer }, { guide }] = await Promise.all([
    import('./guide-viewer'),
    import(`@/content/grants/${slug}`) as Promise<{ guide: Guide }>,
  ]);
  return { GuideViewer, guide };
}

/** A press anywhere on a card opens its guide; only the button takes focus. */
function GrantCard({ card }: { card: Card }) {
  const { opened, hasFailed, close, button } = useOpener(() => loadGuide(card.slug));
  const name = `${open}: ${card.title}`;
  const { ref } = button;
  const { count } = use(ShownPage);

  // A link to the guide, which somebody has sent.
  useEffect(() => {
    if (location.hash === `#${guideAnchor(card.slug)}`) ref.current?.click();
  }, [card.slug, ref, count]);

  return (
    <li className="relative flex items-center justify-between gap-x-4 rounded-card bg-surface p-4 raises shadow-rest contrast-more:border md:p-6 forced-colors:border">
      <div>
        <Icon name={card.icon} className="mb-1" />
        <h3 className="text-h4">{card.title}</h3>
        <p className="mt-1 max-w-measure text-soft">{card.summary}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <button
            type="button"
            aria-label={name}
            className={textLink({
              className: 'after:absolute after:inset-0 after:rounded-card noscript:hidden',
            })}
            {...button}
          >
            {open}
          </button>
          <span className="hidden noscript:inline">
            <a
              href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
              aria-label={name}
              className={textLink()}
            >
              {open}
            </a>
          </span>
          <span className="text-small text-soft">
            {card.minutes} {readingTime}
          </span>
        </p>
        {hasFailed && <LoadFailed className="mt-2" />}
      </div>
      <span className="w-28 shrink-0 rounded-tile bg-ground-alt desktop:w-40">
        <Picture picture={{ src: `/media/${card.slug}.svg`, width: 480, height: 360, alt: '' }} />
      </span>
      {opened && <opened.GuideViewer card={card} guide={opened.guide} onClose={close} />}
    </li>
  );
}
