import X from 'lucide-react/icons/x';
import type { RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Captions } from '@/components/player/captions';
import { Announcement } from '@/components/ui/announcement';
import { Notices } from '@/components/player/notices';
import { PlayerKey, PlayerKeys } from '@/components/player/player-keys';
import type { StoryPlayer } from '@/components/player/use-story';
import { LineDrop, LineNode } from '@/components/rail/rail';
import { RouteLink } from '@/components/ui/route-link';
import { buttonStyle } from '@/components/ui/button-style';
import { alert } from '@/content/walkthrough/alert';
import { words } from '@/content/walkthrough/words';

const { steps } = alert.story;

type AlertCaptionsProps = StoryPlayer & {
  part: RefObject<HTMLDivElement | null>;
  onEnd: () => void;
};

/**
 * The captions and the buttons, in the soil under the building. It pauses when the focus moves to something else.
 */
export function AlertCaptions({ part, state, frame, isStill, send, onEnd }: AlertCaptionsProps) {
  const { step, status } = state;
  return (
    <div
      ref={part}
      role="group"
      aria-label={alert.title}
      data-reveal="never"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) send({ type: 'pause' });
      }}
      className={cx(
        'absolute inset-x-0 top-[calc(100%-var(--ground))] min-h-(--ground) bg-dark pt-1.5 pr-margin pb-2 pl-[calc(var(--line-x)+2rem)] text-on-dark on-dark',
        '[--line-x:var(--wall-x)] [--line-y:1.25rem] md:[--line-x:theme(spacing.line-end)]',
        // With the upper floor above them, below the header that has shrunk.
        'scroll-mt-[calc(var(--frame)*(theme(scene.ground)-theme(scene.ceiling)+2)/theme(scene.width)-2.75rem)]',
        'transition-opacity duration-scene starting:opacity-0 print:hidden',
      )}
    >
      <LineDrop className="top-0" />
      <LineNode />
      <div className="flex flex-wrap gap-x-8 gap-y-2">
        <Captions steps={steps} current={step} className="flex-1 basis-80 text-small" Title="p" />
        <div>
          <div className="flex gap-2">
            <PlayerKeys state={state} send={send} isStill={isStill} />
            <PlayerKey icon={X} label={alert.end} onClick={onEnd} />
          </div>
          <div className="mt-1 grid min-h-11 items-center">
            {status === 'ended' ? (
              <RouteLink to="/contact" className={buttonStyle({ size: 'small' })}>
                {alert.ask}
              </RouteLink>
            ) : (
              <p className="flex items-baseline justify-between text-small text-on-dark-soft">
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
      {/* Where the tree has no space for it, with the story's title. */}
      <div className="mt-2 desktop:hidden">
        <Notices notices={frame.notices} Title="p" />
        <p className="mt-2 text-tiny text-on-dark-soft">
          {alert.title}. {alert.note}
        </p>
      </div>
      <Announcement text={spoken(state)} isCaption />
    </div>
  );
}

/** The current caption, that it is paused in the middle of one, or that it is over. */
function spoken({ step, status, within }: StoryPlayer['state']) {
  const title = steps[step]?.caption.title ?? '';
  if (status === 'ended') return `${title} ${alert.ended}`;
  return status === 'paused' && within > 0 ? alert.paused : title;
}
