import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { ContactLink } from '@/components/sections/contact-link';
import { buttonStyle } from '@/components/ui/button';
import { cx } from '@/components/lib/cx';
import { textLink } from '@/components/ui/text-link';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type AskProps = {
  story: Story;
  ended: boolean;
  /** Scrolls into view at the end of the story; for a dialog, which scrolls by itself. */
  follow?: boolean;
  className?: string;
};

/**
 * A link to the contact form, which adds a sentence about the story to its message. At the end of
 * the story it becomes the primary button.
 */
export function AskLink({ story, ended, follow, className }: AskProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ended && follow) place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [ended, follow]);
  return (
    <div ref={place} className={className}>
      <ContactLink
        sentence={story.sentence}
        className={ended ? buttonStyle({ size: 'small' }) : textLink()}
      >
        {words.ask}
      </ContactLink>
    </div>
  );
}

/** The note about the simulation, and the link to the contact form. */
export function Foot({ story, ended, follow }: AskProps) {
  return (
    <div className="on-dark flex min-h-15.5 shrink-0 items-center justify-between gap-x-6 gap-y-2 bg-dark-deep px-margin-phone py-2 text-on-dark max-md:flex-col max-md:items-start max-md:pb-4 md:px-10">
      <Note
        claim={story.claim}
        className="flex items-center gap-2.5 text-small text-on-dark-soft"
      />
      <AskLink
        story={story}
        ended={ended}
        follow={follow}
        className="shrink-0 scroll-mb-3 print:hidden"
      />
    </div>
  );
}

export function Note({ claim, className }: { claim?: string; className?: string }) {
  return (
    <p className={cx(className)}>
      <Info aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 max-md:hidden" />
      <span>{[words.note, claim].filter(Boolean).join(' ')}</span>
    </p>
  );
}
