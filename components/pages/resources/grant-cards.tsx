'use client';

import { useRef } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { resources } from '@/content/pages/resources';
import type { GrantCard as Card } from '@/content/site/types';
import { OpenGuide } from './open-guide';
import { useGuide } from './use-guide';

type Content = Pick<typeof resources, 'grants' | 'viewer'>;

/** The six grant cards, two a row where there is room, and the guide that is open. */
export function GrantCards({ content, grants }: { content: Content; grants: readonly Card[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { open, failed, request, close } = useGuide(list);
  return (
    <Container className="pt-10 pb-section desktop:pt-14">
      <h2 className="sr-only">{content.grants.title}</h2>
      <ul ref={list} className="grid gap-gutter-phone md:grid-cols-2 md:gap-gutter">
        {grants.map((card) => (
          <GrantCard
            key={card.slug}
            card={card}
            content={content}
            hasFailed={card === failed}
            onOpen={() => request(card)}
          />
        ))}
      </ul>
      {open && (
        <open.GuideViewer
          card={open.card}
          guide={open.guide}
          labels={content.viewer}
          onClose={close}
        />
      )}
    </Container>
  );
}

type GrantCardProps = { card: Card; content: Content; hasFailed: boolean; onOpen: () => void };

/** A press anywhere on the card opens the guide; only the button in it takes focus. */
function GrantCard({ card, content, hasFailed, onOpen }: GrantCardProps) {
  return (
    <li
      data-card=""
      className="group relative flex flex-col gap-5 rounded-card bg-surface p-6 shadow-rest transition-[translate,box-shadow] motion-safe:hover:-translate-y-1 contrast-more:border sm:gap-6.5 sm:max-md:flex-row md:p-7 wide:flex-row wide:p-9 wide:pb-6.5 forced-colors:border [&:hover]:shadow-lifted"
    >
      <span className="flex size-15 shrink-0 items-center justify-center rounded-tile bg-ground-alt transition-colors group-hover:bg-action">
        <Icon name={card.icon} />
      </span>
      <div className="flex grow flex-col">
        <h3 className="relative z-1 text-caption">{card.title}</h3>
        <p className="relative z-1 mt-2 max-w-measure text-soft">{card.summary}</p>
        <p className="mt-auto flex flex-wrap items-center gap-x-3.5 pt-3">
          <OpenGuide
            card={card}
            label={content.grants.open}
            failure={hasFailed ? content.viewer.failed : undefined}
            onOpen={onOpen}
          />
          <span className="text-small text-soft">
            {card.minutes} {content.grants.readingTime}
          </span>
        </p>
      </div>
    </li>
  );
}
