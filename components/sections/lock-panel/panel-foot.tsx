import { RouteLink } from '@/components/ui/route-link';
import { prefillMessage } from '@/components/ui/contact-prefill';
import { textLink } from '@/components/ui/text-link';
import { lockPanel as copy } from '@/content/lock-panel';

/** Says that this is a simulation, and takes what the visitor did along to the contact form. */
export function PanelFoot({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col items-start gap-x-6 gap-y-3 px-4 py-4 @min-[40rem]:flex-row @min-[40rem]:items-center @min-[40rem]:justify-between @min-[40rem]:px-9.5 @min-[67rem]:min-h-14.5 @min-[67rem]:border-t @min-[67rem]:border-hairline @min-[67rem]:px-10 @min-[67rem]:py-2">
      <p className="text-small text-soft">{copy.note}</p>
      <RouteLink
        to="/contact"
        className={textLink({ className: 'shrink-0' })}
        onClick={() => prefillMessage(sentence)}
      >
        {copy.link}
      </RouteLink>
    </div>
  );
}
