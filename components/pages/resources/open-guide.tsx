import { prerenderedAddress } from '@/components/lib/base-path';
import { textLink } from '@/components/ui/text-link';
import { resourcePages } from '@/content/site/resource-tabs';
import type { GrantCard } from '@/content/site/types';
import { guideAnchor } from './guide-anchor';
import { loadGuideViewer } from './load-guide';

type OpenGuideProps = {
  card: GrantCard;
  label: string;
  /** Shown if the guide failed to load. */
  failure?: string;
  onOpen: () => void;
};

const button = 'rounded-link py-2.5 font-display text-label font-semibold';

/**
 * The button of a grant card, which covers the card. Viewer and guide load when the card is pointed
 * at or focused. Without JavaScript it is a link to the guide further down the page.
 */
export function OpenGuide({ card, label, failure, onOpen }: OpenGuideProps) {
  const prefetch = () => void loadGuideViewer(card.slug).catch(() => {});
  const text = <span className={textLink({ className: 'group-hover:bg-attention' })}>{label}</span>;
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
          // Safari does not focus a clicked button; the viewer returns focus to it.
          event.currentTarget.focus();
          onOpen();
        }}
        className={`${button} after:absolute after:inset-0 after:rounded-card noscript:hidden`}
      >
        {text}
      </button>
      <a
        href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
        aria-label={name}
        className={`${button} hidden noscript:inline`}
      >
        {text}
      </a>
      {failure && (
        <span role="alert" className="order-last w-full text-small text-error">
          {failure}
        </span>
      )}
    </>
  );
}
