'use client';

import { lazy } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';
import { useOpener } from '@/components/lib/use-opener';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { textLink } from '@/components/ui/text-link';
import type { resources } from '@/content/pages/resources';
import { resourcePages } from '@/content/site/resource-tabs';
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
        <ul className="@container grid gap-grid md:grid-cols-2">
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

const link = cx('rounded-link py-2.5 font-display text-label font-semibold');

/** A press anywhere on the card opens its guide; only the button in it takes focus. */
function GrantCard({ card, content: { grants, viewer } }: GrantCardProps) {
  const { opened, hasFailed, close, button } = useOpener(() => loadGuide(card.slug));
  const name = `${grants.open}: ${card.title}`;
  const text = (
    <span className={textLink({ className: 'group-hover:bg-attention' })}>{grants.open}</span>
  );
  return (
    <li className="group relative flex raises flex-col gap-6 rounded-card bg-surface p-6 shadow-rest contrast-more:border max-md:flex-row max-sm:gap-4 max-sm:p-5 wide:flex-row wide:p-8 forced-colors:border">
      <span className="flex size-15 shrink-0 items-center justify-center rounded-tile bg-ground-alt transition-hover group-hover:bg-action max-sm:size-11 @max-tiny:hidden">
        <Icon name={card.icon} />
      </span>
      <div className="flex min-w-0 grow flex-col">
        <h3 className="text-h4">{card.title}</h3>
        <p className="mt-2 max-w-measure text-soft">{card.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-3">
          <button
            type="button"
            aria-label={name}
            aria-haspopup="dialog"
            className={`${link} inline-flex items-center gap-2 after:absolute after:inset-0 after:rounded-card`}
            {...button}
          >
            {text}
          </button>
          <a
            href={`${prerenderedAddress(resourcePages.grants)}#guide-${card.slug}`}
            aria-label={name}
            className={`${link} hidden noscript:inline`}
          >
            {text}
          </a>
          {hasFailed && (
            <span role="alert" className="order-last w-full text-small text-error">
              {viewer.failed}
            </span>
          )}
          <span className="text-small text-soft">
            {card.minutes} {grants.readingTime}
          </span>
        </p>
      </div>
      {opened && (
        <opened.GuideViewer card={card} guide={opened.guide} labels={viewer} onClose={close} />
      )}
    </li>
  );
}
