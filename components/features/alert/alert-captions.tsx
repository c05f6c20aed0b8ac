import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import X from 'lucide-react/icons/x';
import { memo, useEffect, useState, type ComponentProps, type RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import type { PlayerState } from '@/components/lib/player-machine';
import { LineDrop, LineNode } from '@/components/scene/line';
import { ContactLink } from '@/components/sections/contact-link';
import { buttonStyle } from '@/components/ui/button';
import { walkthrough as timing } from '@/content/site/timing';
import { alert } from '@/content/walkthrough/alert';
import { words } from '@/content/walkthrough/words';
import type { useAlert } from './use-alert';

const { steps } = alert.story;
const { transport } = words;

type AlertCaptionsProps = Omit<ReturnType<typeof useAlert>, 'frame' | 'state'> & {
  part: RefObject<HTMLDivElement | null>;
  step: number;
  status: PlayerState['status'];
  isSkipped: boolean;
  onEnd: () => void;
};

/**
 * The eight captions, of which the current one is seen, and the buttons, in the ground under the
 * building. All captions have the same place, so that the buttons stay where they are.
 */
export const AlertCaptions = memo(function AlertCaptions({
  part,
  step,
  status,
  isSkipped,
  isStill,
  isOver,
  send,
  onEnd,
}: AlertCaptionsProps) {
  const said = useSaid(step, isSkipped);
  const main =
    status === 'playing'
      ? { icon: Pause, label: transport.pause, type: 'pause' as const }
      : status === 'ended'
        ? { icon: RotateCcw, label: transport.again, type: 'play' as const }
        : { icon: Play, label: transport.play, type: 'play' as const };
  return (
    <div
      ref={part}
      role="group"
      aria-label={alert.title}
      data-reveal="never"
      className="on-dark absolute inset-x-0 top-[calc(100%-var(--ground))] min-h-(--ground) bg-dark px-margin-phone pt-3 pb-4 text-on-dark transition-opacity duration-500 [--line-x:1.8125rem] [--line-y:1.5rem] md:bg-transparent md:py-0 md:pr-0 md:pl-[calc(var(--line-x)+1rem)] md:[--line-x:6.323cqw] desktop:[--line-y:1.25rem] roomy:[--line-y:2.25rem] starting:opacity-0 print:hidden"
    >
      <LineDrop className="desktop:hidden" />
      <div className="md:flex md:min-h-(--ground) md:gap-x-8 md:bg-dark md:pt-3 md:pr-margin-tablet md:pb-2 desktop:pt-2 desktop:pr-margin-desktop desktop:pb-0 roomy:pt-5 roomy:pb-2">
        <LineNode />
        <ol aria-label={alert.steps} className="grid content-start pl-10 md:grow md:pl-5">
          {steps.map(({ id, caption }, index) => (
            <li
              key={id}
              aria-current={index === step ? 'step' : undefined}
              className={cx(
                'col-start-1 row-start-1',
                index === step
                  ? 'transition-opacity duration-tab'
                  : 'pointer-events-none opacity-0',
                index !== step && isOver && 'md:sr-only',
              )}
            >
              <p className="font-display text-h5 roomy:text-caption">{caption.title}</p>
              <p className="mt-1 max-w-[44rem] text-small text-on-dark-soft roomy:text-detail">
                {caption.body}
              </p>
            </li>
          ))}
        </ol>
        <div className="mt-3 shrink-0 pl-10 md:mt-0 md:pl-0">
          <div className="flex gap-2 md:justify-end">
            <Key
              icon={SkipBack}
              label={transport.back}
              onClick={() => send({ type: 'stepBack' })}
            />
            {!isStill && (
              <Key
                data-first
                icon={main.icon}
                label={main.label}
                className="bg-action text-strong hover:bg-on-dark"
                onClick={() => send({ type: main.type })}
              />
            )}
            <Key
              data-first={isStill || undefined}
              icon={SkipForward}
              label={transport.forward}
              onClick={() => send({ type: 'stepForward' })}
            />
            <Key icon={X} label={alert.end} onClick={() => onEnd()} />
          </div>
          <div className="mt-2 grid min-h-11 items-center md:justify-end md:whitespace-nowrap desktop:mt-1 roomy:mt-2">
            {isOver ? (
              <ContactLink sentence={alert.sentence} className={buttonStyle({ size: 'small' })}>
                <span>{alert.ask}</span>
              </ContactLink>
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
      <p role="status" className="sr-only">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
});

/**
 * The title of the current caption for a live region; after several skips only of the last. The first
 * waits until the region is known, or screen readers miss it.
 */
function useSaid(step: number, isSkipped: boolean) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const say = () => setSaid(steps[step]?.caption.title ?? '');
    const timer = setTimeout(say, isSkipped || step === 0 ? timing.captionQuiet : 0);
    return () => clearTimeout(timer);
  }, [step, isSkipped]);
  return said;
}

type KeyProps = ComponentProps<'button'> & { icon: typeof Play; label: string };

function Key({ icon: Icon, label, className, ...button }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'flex size-12 items-center justify-center rounded-control transition-colors forced-colors:border',
        className ?? 'bg-dark-raised hover:bg-dark-line',
      )}
      {...button}
    >
      <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
    </button>
  );
}
