import Info from 'lucide-react/icons/info';
import { useEffect, useRef } from 'react';
import { ContactLink } from '@/components/sections/contact-link';
import { buttonLook } from '@/components/ui/button';
import { cx } from '@/components/lib/cx';
import { textLink } from '@/components/ui/text-link';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type AskProps = {
  story: Story;
  ended: boolean;
  /** Comes into sight at the end of the story: in a dialog, which scrolls by itself. */
  follow?: boolean;
  className?: string;
};

/**
 * The quiet way to the contact form, which finds there, to keep or change, a sentence on what was
 * watched. At the end of the story it becomes the primary button.
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
        className={ended ? buttonLook({ size: 'small' }) : textLink()}
      >
        {words.ask}
      </ContactLink>
    </div>
  );
}

/** What is true of all this, and the one link. */
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
