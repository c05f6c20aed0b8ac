import X from 'lucide-react/icons/x';
import { memo, type RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Captions } from '@/components/player/captions';
import { Announcement } from '@/components/ui/announcement';
import { NoticeRows, NoticesTitle } from '@/components/player/notice-rows';
import type { Frame } from '@/components/player/frame-at';
import { PlayerKey, PlayerKeys } from '@/components/player/player-keys';
import type { StoryPlayer } from '@/components/player/use-story';
import { LineDrop, LineNode } from '@/components/rail/rail';
import { RouteLink } from '@/components/ui/route-link';
import { buttonStyle } from '@/components/ui/button-style';
import { alert } from '@/content/walkthrough/alert';
import { words } from '@/content/walkthrough/words';

const { steps, audience } = alert.story;

type AlertCaptionsProps = Pick<StoryPlayer, 'isStill' | 'send'> &
  Pick<StoryPlayer['state'], 'step' | 'status'> & {
    /** Paused in the middle of a step, not by a step back or forward. */
    isPaused: boolean;
    part: RefObject<HTMLDivElement | null>;
    /** Who has been told; the same array until somebody else has. */
    notices: Frame['notices'];
    onEnd: () => void;
  };

/** The captions and the buttons, in the soil under the building. */
export const AlertCaptions = memo(function AlertCaptions({
  part,
  step,
  status,
  isPaused,
  notices,
  isStill,
  send,
  onEnd,
}: AlertCaptionsProps) {
  const isOver = status === 'ended';
  return (
    <div
      ref={part}
      role="group"
      aria-label={alert.title}
      data-reveal="never"
      className={cx(
        'absolute inset-x-0 top-[calc(100%-var(--ground))] min-h-(--ground) bg-dark px-margin-phone pt-3 pb-4 text-on-dark on-dark',
        '[--line-x:var(--wall-x)] [--line-y:1.5rem] desktop:[--line-y:1.125rem] roomy:[--line-y:2rem]',
        'md:py-0 md:pr-0 md:pl-[calc(var(--line-x)+1rem)] md:[--line-x:theme(spacing.foot)]',
        'transition-opacity duration-scene starting:opacity-0 print:hidden',
      )}
    >
      <LineDrop className="top-0 max-desktop:bottom-4" />
      {/* On a desktop the line goes on to the day. */}
      <LineNode className="[--line-y:calc(100%-1rem)] desktop:hidden" />
      <div className="md:flex md:min-h-(--ground) md:gap-x-8 md:pt-3 md:pr-margin-tablet md:pb-2 desktop:pt-1.5 desktop:pr-margin-desktop desktop:pb-0 roomy:pt-4 low:min-h-0 low:pt-1.5 low:pb-0">
        <LineNode />
        <div className="relative pl-10 md:grow md:pl-5">
          <Captions
            steps={steps}
            current={step}
            Title="p"
            classes={{
              title: cx('font-display text-h5 roomy:text-caption'),
              body: cx('mt-1 max-w-[44rem] text-small text-on-dark-soft roomy:text-detail'),
            }}
          />
        </div>
        <div className="mt-2 shrink-0 pl-10 md:mt-0 md:pl-0">
          <div className="flex gap-2 md:justify-end">
            <PlayerKeys
              status={status}
              send={send}
              isStill={isStill}
              yieldsAtEnd
              size={cx('size-12')}
            />
            <PlayerKey icon={X} label={alert.end} className="size-12" onClick={() => onEnd()} />
          </div>
          <div className="mt-1.5 grid min-h-11 items-center md:mt-2 md:justify-end md:whitespace-nowrap desktop:mt-1 roomy:mt-2 low:mt-0">
            {isOver ? (
              <RouteLink to="/contact" className={buttonStyle({ size: 'small' })}>
                {alert.ask}
              </RouteLink>
            ) : (
              <p className="flex items-baseline justify-between gap-4 text-small text-on-dark-soft md:w-54">
                <span key={step} className="font-display text-h5 text-selected">
                  {steps[step]?.clock}
                </span>
                <span key={`${step} of`}>
                  {interpolate(words.stepCount, { step: step + 1, all: steps.length })}
                </span>
              </p>
            )}
          </div>
        </div>
      </div>
      <NoticesBelow notices={notices} />
      <Announcement text={spoken({ step, status, isPaused })} isCaption />
    </div>
  );
});

/** Who has been told, where the tree has no space for it: it is below the captions, with the story's title. */
const NoticesBelow = ({ notices }: Pick<Frame, 'notices'>) => (
  <div className="mt-1 pb-1 pl-10 md:mt-3 md:pr-margin-tablet md:pb-3 md:pl-5 desktop:hidden low:mt-1">
    <p className="flex items-baseline gap-3 border-t border-dark-line pt-2.5 font-display text-label font-semibold low:pt-1">
      <NoticesTitle count={notices.filter(Boolean).length} all={audience.length} />
    </p>
    <ul className="mt-1.5 grid gap-x-gutter sm:grid-cols-2">
      <NoticeRows audience={audience} notices={notices} className="min-h-7" />
    </ul>
    <p className="mt-2 text-tiny text-on-dark-soft">
      {alert.title}. {alert.note}
    </p>
  </div>
);

type Spoken = Pick<AlertCaptionsProps, 'step' | 'status' | 'isPaused'>;

/** The current caption, that it is paused, or that it is over. */
function spoken({ step, status, isPaused }: Spoken) {
  const title = steps[step]?.caption.title ?? '';
  if (status === 'ended') return `${title} ${alert.ended}`;
  return isPaused ? alert.paused : title;
}
