import Info from 'lucide-react/icons/info';
import { ContactLink } from '@/components/sections/contact-link';
import { buttonStyle } from '@/components/ui/button';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type AskProps = { story: Story; ended: boolean };

/**
 * A link to the contact form, which adds a sentence about the story to its message. At the end of
 * the story it becomes the primary button, in the same place and size.
 */
export function AskLink({ story, ended }: AskProps) {
  return (
    <ContactLink
      sentence={story.sentence}
      className={buttonStyle({ size: 'small', variant: ended ? 'primary' : 'secondary' })}
    >
      {words.ask}
    </ContactLink>
  );
}

/** The note about the simulation, and the link to the contact form. */
export function Foot({ story, ended }: AskProps) {
  return (
    <div className="on-dark flex min-h-16 shrink-0 items-center justify-between gap-x-6 gap-y-2 bg-dark-deep px-margin-phone py-2 text-on-dark max-md:flex-col max-md:items-start md:px-10">
      <p className="flex items-center gap-2.5 text-small leading-snug text-on-dark-soft">
        <Info aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0 max-md:hidden" />
        <Note claim={story.claim} />
      </p>
      <div className="shrink-0 print:hidden">
        <AskLink story={story} ended={ended} />
      </div>
    </div>
  );
}

export const Note = ({ claim }: { claim?: string }) => (
  <span>{[words.note, claim].filter(Boolean).join(' ')}</span>
);
