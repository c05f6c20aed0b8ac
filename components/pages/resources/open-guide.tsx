'use client';

import { useState } from 'react';
import { prerenderedAddress } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { resourcePages } from '@/content/resource-tabs';
import type { resources } from '@/content/resources';
import type { GrantCard } from '@/content/types';
import { guideAnchor } from './guide-anchor';
import { loadGuideViewer } from './load-guide';

type OpenGuideProps = {
  card: GrantCard;
  label: string;
  viewer: (typeof resources)['viewer'];
};

const look = 'rounded-[2px] py-2.5 font-display text-label font-semibold';

/**
 * The button of a grant card, which opens the viewer (SPEC section 4, "Grant viewer"). It lies
 * over the whole card. Viewer and text are fetched when the card is pointed at or focused; without
 * script a link leads to the text further down the page that holds them all.
 */
export function OpenGuide({ card, label, viewer }: OpenGuideProps) {
  const [shown, setShown] = useState<Awaited<ReturnType<typeof loadGuideViewer>>>();
  const [failed, setFailed] = useState(false);
  const prefetch = () => void loadGuideViewer(card.slug).catch(() => {});
  const Viewer = shown?.GuideViewer;

  const open = () => {
    setFailed(false);
    loadGuideViewer(card.slug).then(setShown, () => setFailed(true));
  };

  const words = (
    <span className={textLink({ className: 'group-hover:bg-attention' })}>{label}</span>
  );
  const name = `${label}: ${card.title}`;

  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        data-card-link=""
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={(event) => {
          // Safari leaves focus where it was; the viewer gives it back to this button.
          event.currentTarget.focus();
          open();
        }}
        className={`${look} after:absolute after:inset-0 after:rounded-card noscript:hidden`}
      >
        {words}
      </button>
      <a
        href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
        aria-label={name}
        className={`${look} hidden noscript:inline`}
      >
        {words}
      </a>
      {failed && (
        <span role="alert" className="order-last w-full text-small text-error">
          {viewer.failed}
        </span>
      )}
      {Viewer && (
        <Viewer
          card={card}
          guide={shown.guide}
          labels={viewer}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
