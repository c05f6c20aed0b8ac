import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Monitor from 'lucide-react/icons/monitor';
import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import Speaker from 'lucide-react/icons/speaker';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/components/lib/cx';
import type { Notice } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { interpolate } from '@/components/lib/interpolate';

const icons: Record<Notice['name'], LucideIcon> = {
  App: Smartphone,
  SMS: MessageSquareText,
  Email: Mail,
  Voice: Phone,
  Intercom: Speaker,
  Signage: Monitor,
  'District office': Building2,
  'Head of school': UserRound,
};

type NoticesProps = { audience: Notice['name'][]; notices: (Notice | null)[] };

const count = ({ notices }: NoticesProps) =>
  interpolate(words.notices.count, {
    count: notices.filter(Boolean).length,
    all: notices.length,
  });

/** "Who has been told": a row per channel, with a check mark once it has sent its message. */
export function NoticePanel({ className, ...props }: NoticesProps & { className: string }) {
  return (
    <div className={cx('pt-3 pb-1', className)}>
      <div className="flex items-baseline justify-between pb-2.5 font-display text-label font-semibold">
        <h3>{words.notices.title}</h3>
        <span className="text-small font-medium text-on-dark-soft">{count(props)}</span>
      </div>
      <NoticeRows {...props} />
    </div>
  );
}

/** The same list, collapsed by default. */
export function NoticeDisclosure(props: NoticesProps) {
  return (
    <details className="group rounded-card bg-dark-raised px-3.5">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2.5 font-display text-label font-semibold [&::-webkit-details-marker]:hidden">
        <span className="grow">{words.notices.title}</span>
        <span className="font-medium text-on-dark-soft">{count(props)}</span>
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={2}
          className="text-on-dark-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-2">
        <NoticeRows {...props} />
      </div>
    </details>
  );
}

/** Seven rows and the title fit the lowest stage. */
function NoticeRows({ audience, notices }: NoticesProps) {
  return (
    <ul>
      {audience.map((name, index) => (
        <NoticeRow key={name} name={name} notice={notices[index]} />
      ))}
    </ul>
  );
}

type NoticeRowProps = { name: Notice['name']; notice?: Notice | null };

function NoticeRow({ name, notice }: NoticeRowProps) {
  const IconComponent = icons[name];
  const text = notice && [notice.who, notice.state].filter(Boolean).join(', ');
  return (
    <li
      className={cx(
        'flex h-[clamp(1.5rem,(100cqh-4.5rem)/7,2rem)] items-center gap-2.5 border-t border-dark-line text-small whitespace-nowrap',
        !notice && 'text-on-dark-soft',
      )}
    >
      <IconComponent
        aria-hidden="true"
        size={17}
        strokeWidth={1.75}
        className="shrink-0 text-on-dark-soft forced-colors:text-[CanvasText]"
      />
      <span className={cx('min-w-17 font-display', !!notice && 'font-semibold')}>{name}</span>
      <span className="grow text-tiny text-on-dark-soft">
        {text ? sentenceCase(text) : words.notices.waiting}
      </span>
      {notice && (
        <Check
          aria-hidden="true"
          size={17}
          strokeWidth={2}
          className="-ml-1.5 shrink-0 text-on-dark-soft forced-colors:text-[CanvasText]"
        />
      )}
    </li>
  );
}

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
