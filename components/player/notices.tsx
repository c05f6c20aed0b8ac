import Building2 from 'lucide-react/icons/building-2';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import Monitor from 'lucide-react/icons/monitor';
import Phone from 'lucide-react/icons/phone';
import Smartphone from 'lucide-react/icons/smartphone';
import Speaker from 'lucide-react/icons/speaker';
import UserRound from 'lucide-react/icons/user-round';
import type { LucideIcon } from 'lucide-react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import type { Audience } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import type { Frame } from './frame-at';

const icons: Record<Audience, LucideIcon> = {
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

type NoticesProps = Pick<Frame, 'notices'> & {
  /** A heading where the story has a section of its own. */
  Title: 'h3' | 'p';
  className?: string;
};

/** "Who has been told": a row per channel, with a check mark once it has sent its message. */
export const Notices = ({ notices, Title, className }: NoticesProps) => (
  <div
    className={cx(
      'rounded-card bg-dark-raised px-4 py-2.5 text-small text-on-dark on-dark forced-colors:border',
      className,
    )}
  >
    <div className="flex items-baseline justify-between gap-3 pb-1.5 whitespace-nowrap">
      <Title className="font-display text-label font-semibold">{words.notices.title}</Title>
      <p className="font-medium text-on-dark-soft">
        {interpolate(words.notices.count, {
          count: notices.filter(({ notice }) => notice).length,
          all: notices.length,
        })}
      </p>
    </div>
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-gutter">
      {notices.map(({ name, notice }) => {
        const Icon = icons[name];
        // Not with CSS's `::first-letter`: Firefox reads the letter and the rest as two words.
        const text = notice?.join(', ');
        return (
          <li
            key={name}
            className={cx(
              'flex min-h-6 items-center gap-2.5 border-t border-dark-line whitespace-nowrap',
              !notice && 'text-on-dark-soft',
            )}
          >
            <Icon strokeWidth={1.75} className={iconStyle} />
            <span className={cx('min-w-17 font-display', !!notice && 'font-semibold')}>{name}</span>
            <span className="grow text-tiny text-on-dark-soft">
              {text ? text.charAt(0).toUpperCase() + text.slice(1) : words.notices.waiting}
            </span>
            {notice && <Check className={cx('-ml-1.5', iconStyle)} />}
          </li>
        );
      })}
    </ul>
  </div>
);
