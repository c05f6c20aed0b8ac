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
import { capitalized } from '@/components/lib/capitalized';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { useMedia } from '@/components/lib/use-media';
import { windows } from '@/content/site/breakpoints';
import type { Notice } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

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

const iconStyle = cx('size-4.25 shrink-0 text-on-dark-soft forced-colors:text-[CanvasText]');

type NoticesProps = { audience: Notice['name'][]; notices: (Notice | null)[] };

/**
 * "Who has been told": a row per channel, with a check mark once it has sent its message. Collapsed at
 * first in narrow windows, always open in others, without a button that does nothing. Seven rows and
 * the title fit the lowest stage.
 */
export function Notices({ audience, notices }: NoticesProps) {
  const isNarrow = useMedia(windows.narrow);
  const head = cx('flex items-center gap-2.5 font-display text-label font-semibold');
  const title = (
    <>
      <h3 className="grow">{words.notices.title}</h3>
      <span className="text-small font-medium whitespace-nowrap text-on-dark-soft">
        {interpolate(words.notices.count, {
          count: notices.filter(Boolean).length,
          all: notices.length,
        })}
      </span>
    </>
  );
  const rows = (
    <ul>
      {audience.map((name, index) => (
        <Row key={name} name={name} notice={notices[index]} />
      ))}
    </ul>
  );
  return (
    <div
      className={cx(
        '[container-type:size] relative col-span-full row-start-1 w-73 justify-self-end bg-dark',
        'roomy:mr-8 roomy:bg-transparent',
        'narrow:[container-type:normal] narrow:order-2 narrow:mt-2 narrow:ml-15 narrow:w-auto',
        'upright:[container-type:normal] upright:col-span-1 upright:col-start-2 upright:row-start-3 upright:my-5 upright:mr-10',
      )}
    >
      {isNarrow ? (
        <details className="group rounded-card bg-dark-raised px-3.5">
          <summary
            ref={passFocus}
            className={cx(
              'min-h-12 cursor-pointer list-none [&::-webkit-details-marker]:hidden',
              head,
            )}
          >
            {title}
            <ChevronDown
              size={18}
              className="text-on-dark-soft transition-transform group-open:rotate-180"
            />
          </summary>
          {rows}
        </details>
      ) : (
        <div
          className={cx(
            'px-5 pt-4 pb-1 roomy:mt-2 roomy:rounded-card roomy:bg-dark-raised roomy:pt-3',
            'upright:rounded-card upright:bg-dark-raised upright:px-4 upright:pt-3',
          )}
        >
          <div className={cx('pb-2.5', head)}>{title}</div>
          {rows}
        </div>
      )}
    </div>
  );
}

/** Where the window becomes wider, what is around the button gets its focus. */
const passFocus = (summary: HTMLElement) => () => {
  if (summary === document.activeElement)
    summary.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
};

type RowProps = { name: Notice['name']; notice?: Notice | null };

function Row({ name, notice }: RowProps) {
  const Icon = icons[name];
  const text = notice && [notice.who, notice.state].filter(Boolean).join(', ');
  return (
    <li
      className={cx(
        'flex h-[clamp(1.5rem,(100cqh-4.5rem)/7,2rem)] items-center gap-2.5 border-t border-dark-line text-small whitespace-nowrap',
        !notice && 'text-on-dark-soft',
      )}
    >
      <Icon strokeWidth={1.75} className={iconStyle} />
      <span className={cx('min-w-17 font-display', !!notice && 'font-semibold')}>{name}</span>
      <span className="grow text-tiny text-on-dark-soft">
        {text ? capitalized(text) : words.notices.waiting}
      </span>
      {notice && <Check className={cx('-ml-1.5', iconStyle)} />}
    </li>
  );
}
