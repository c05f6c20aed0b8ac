'use client';

import { lazy, useEffect } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { useOpener } from '@/components/lib/use-opener';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { resources } from '@/content/pages/resources';
import { guideAnchor, resourcePages } from '@/content/site/resource-tabs';
import type { GrantCard as Card, Guide } from '@/content/site/types';

const AllGuides = lazy(() => import('./all-guides'));

type GrantCardsProps = {
  content: Pick<typeof resources, 'grants' | 'viewer'>;
  grants: readonly Card[];
  /** In the page that is exported for this tab. */
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
      <Container className="pt-head pb-section">
        <h2 className="sr-only">{content.grants.title}</h2>
        <ul className="@container grid gap-x-grid gap-y-2.5 md:grid-cols-2 md:gap-y-grid">
          {grants.map((card) => (
            <GrantCard key={card.slug} card={card} content={content} />
          ))}
        </ul>
      </Container>
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

/** A folder. A press anywhere opens its guide; only the button on its tab takes focus. */
function GrantCard({ card, content: { grants, viewer } }: GrantCardProps) {
  const { opened, hasFailed, close, button } = useOpener(() => loadGuide(card.slug));
  const name = `${grants.open}: ${card.title}`;
  const { ref } = button;

  // A link to the guide, which somebody has sent.
  useEffect(() => {
    if (location.hash === `#${guideAnchor(card.slug)}`) ref.current?.click();
  }, [card.slug, ref]);

  return (
    <li className="group relative flex flex-col raises forced-colors:border">
      <p className="flex h-9 items-center gap-2 self-start rounded-t-card bg-attention px-5 text-small transition-hover group-hover:bg-action">
        <Icon name={card.icon} className="size-5 @max-tiny:hidden" />
        <button
          type="button"
          aria-label={name}
          aria-haspopup="dialog"
          className="h-9 font-display font-semibold after:absolute after:inset-0 after:rounded-card noscript:hidden"
          {...button}
        >
          {grants.open}
        </button>
        <a
          href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
          aria-label={name}
          className="hidden font-display font-semibold noscript:inline"
        >
          {grants.open}
        </a>
        <span className="text-soft group-hover:text-strong">
          {card.minutes} {grants.readingTime}
        </span>
      </p>
      <div className="grow rounded-card rounded-tl-none border-t-medium border-attention bg-surface px-5 py-4 shadow-rest transition-hover group-hover:border-action contrast-more:border sm:p-6">
        <h3 className="text-h4">{card.title}</h3>
        <p className="mt-1.5 max-w-measure text-soft max-sm:text-small">{card.summary}</p>
        {hasFailed && (
          <p role="alert" className="mt-2 text-small text-error">
            {viewer.failed}
          </p>
        )}
      </div>
      {opened && (
        <opened.GuideViewer card={card} guide={opened.guide} labels={viewer} onClose={close} />
      )}
    </li>
  );
}
