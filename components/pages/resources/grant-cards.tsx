'use client';

import { useOpener } from '@/components/lib/use-opener';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { resources } from '@/content/pages/resources';
import type { GrantCard as Card, Guide } from '@/content/site/types';
import { OpenGuide } from './open-guide';

type Content = Pick<typeof resources, 'grants' | 'viewer'>;

/** The six grant cards, two a row where there is room. */
export function GrantCards({ content, grants }: { content: Content; grants: readonly Card[] }) {
  return (
    <Container className="pt-head pb-section">
      <h2 className="sr-only">{content.grants.title}</h2>
      <ul className="grid gap-grid md:grid-cols-2">
        {grants.map((card) => (
          <GrantCard key={card.slug} card={card} content={content} />
        ))}
      </ul>
    </Container>
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

/** A press anywhere on the card opens its guide; only the button in it takes focus. */
function GrantCard({ card, content }: { card: Card; content: Content }) {
  const { opened, hasFailed, close, button } = useOpener(() => loadGuide(card.slug));
  return (
    <li className="group relative flex raises flex-col gap-6 rounded-card bg-surface p-6 shadow-rest contrast-more:border sm:max-md:flex-row wide:flex-row wide:p-8 forced-colors:border">
      <span className="flex size-15 shrink-0 items-center justify-center rounded-tile bg-ground-alt transition-hover group-hover:bg-action">
        <Icon name={card.icon} />
      </span>
      <div className="flex grow flex-col">
        <h3 className="text-h4">{card.title}</h3>
        <p className="mt-2 max-w-measure text-soft">{card.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 pt-3">
          <OpenGuide
            card={card}
            label={content.grants.open}
            failure={hasFailed ? content.viewer.failed : undefined}
            button={button}
          />
          <span className="text-small text-soft">
            {card.minutes} {content.grants.readingTime}
          </span>
        </p>
      </div>
      {opened && (
        <opened.GuideViewer
          card={card}
          guide={opened.guide}
          labels={content.viewer}
          onClose={close}
        />
      )}
    </li>
  );
}
