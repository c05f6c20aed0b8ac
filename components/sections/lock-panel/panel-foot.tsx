import { ContactLink } from '@/components/sections/contact-link';
import { textLink } from '@/components/ui/text-link';
import { lockPanel as copy } from '@/content/lock-panel';

/** States that this is a simulation, and links to the contact form with what the visitor did. */
export function PanelFoot({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col items-start gap-x-6 gap-y-3 px-4 py-4 @medium:flex-row @medium:items-center @medium:justify-between @medium:px-9.5 @large:min-h-14.5 @large:border-t @large:border-hairline @large:px-10 @large:py-2">
      <p className="text-small text-soft">{copy.note}</p>
      <ContactLink sentence={sentence} className={textLink({ className: 'shrink-0' })}>
        {copy.link}
      </ContactLink>
    </div>
  );
}
