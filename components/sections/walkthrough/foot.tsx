import Info from 'lucide-react/icons/info';
import { ButtonLink } from '@/components/ui/button';
import { prefillMessage } from '@/components/ui/contact-prefill';
import { cx } from '@/components/ui/cx';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type AskProps = { story: Story; ended: boolean; className?: string };

/**
 * The quiet way to the contact form, which finds there, to keep or change, a sentence on what was
 * watched. At the end of the story it becomes the primary button.
 */
export function AskLink({ story, ended, className }: AskProps) {
  const { to, label } = words.ask;
  const prefill = () => prefillMessage(story.sentence);
  return ended ? (
    <ButtonLink to={to} size="small" className={className} onClick={prefill}>
      {label}
    </ButtonLink>
  ) : (
    <RouteLink to={to} className={textLink({ className })} onClick={prefill}>
      {label}
    </RouteLink>
  );
}

/** What is true of all this, and the one link. */
export function Foot({ story, ended }: AskProps) {
  return (
    <div className="on-dark flex min-h-15.5 shrink-0 items-center justify-between gap-6 bg-dark-deep px-10 py-2 text-on-dark">
      <Note
        claim={story.claim}
        className="flex items-center gap-2.5 text-small text-on-dark-soft"
      />
      <AskLink story={story} ended={ended} className="shrink-0 print:hidden" />
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
