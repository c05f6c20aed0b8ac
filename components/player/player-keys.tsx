import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import type { StoryPlayer } from './use-story';

const { transport } = words;

const play = { label: transport.play, icon: Play };
const mainKeys = {
  ready: play,
  paused: play,
  playing: { label: transport.pause, icon: Pause },
  ended: { label: transport.again, icon: RotateCcw },
};

type PlayerKeysProps = Pick<StoryPlayer, 'state' | 'send'> & {
  /** With reduced motion each step is a still, and there is no key to play or pause. */
  isStill?: boolean;
  /** The size of the middle one, if it is larger. */
  mainSize?: string;
};

/**
 * Step back, play or pause, step forward. The most useful of them is marked `data-first`. Once the story has ended,
 * another button is the main one.
 */
export function PlayerKeys({ state, send, isStill, mainSize }: PlayerKeysProps) {
  const { status, step } = state;
  const seek = (step: number) => () => send({ type: 'seek', step });
  return (
    <>
      <PlayerKey icon={SkipBack} label={transport.back} onClick={seek(step - 1)} />
      {!isStill && (
        <PlayerKey
          data-first
          isMain={status !== 'ended'}
          {...mainKeys[status]}
          className={mainSize}
          onClick={() => send({ type: status === 'playing' ? 'pause' : 'play' })}
        />
      )}
      <PlayerKey
        data-first={isStill || undefined}
        icon={SkipForward}
        label={transport.forward}
        onClick={seek(step + 1)}
      />
    </>
  );
}

type PlayerKeyProps = ComponentProps<'button'> & {
  icon: LucideIcon;
  label: string;
  isMain?: boolean;
};

/** A button of the player with an icon. */
export function PlayerKey({ icon: Icon, label, isMain, className, ...props }: PlayerKeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'flex size-12 items-center justify-center rounded-control transition-colors forced-colors:border',
        isMain ? 'bg-action text-strong hover:bg-on-dark' : 'bg-dark-raised hover:bg-dark-line',
        className,
      )}
      {...props}
    >
      <Icon strokeWidth={1.75} className="size-6 shrink-0" />
    </button>
  );
}
