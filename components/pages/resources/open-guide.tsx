import type { ComponentProps } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { textLink } from '@/components/ui/text-link';
import { resourcePages } from '@/content/site/resource-tabs';
import type { GrantCard } from '@/content/site/types';

type OpenGuideProps = {
  card: GrantCard;
  label: string;
  /** Shown if the guide failed to load. */
  failure?: string;
  button: ComponentProps<'button'>;
};

const style = 'rounded-link py-2.5 font-display text-label font-semibold';

/**
 * The button of a grant card, which covers the card. Without JavaScript it is a link to the guide further down the page.
 */
export function OpenGuide({ card, label, failure, button }: OpenGuideProps) {
  const text = <span className={textLink({ className: 'group-hover:bg-attention' })}>{label}</span>;
  const name = `${label}: ${card.title}`;

  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        className={`${style} inline-flex items-center gap-2 after:absolute after:inset-0 after:rounded-card noscript:hidden`}
        {...button}
      >
        {text}
      </button>
      <a
        href={`${prerenderedAddress(resourcePages.grants)}#${guideAnchor(card.slug)}`}
        aria-label={name}
        className={`${style} hidden noscript:inline`}
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

/** The id of a guide's text in the exported page, for visitors without JavaScript. */
export const guideAnchor = (slug: string) => `guide-${slug}`;
