import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import type { PlayerEvent, PlayerState } from './player-machine';

const { transport } = words;

const mainKeys = {
  ready: { label: transport.play, icon: Play, type: 'play' },
  paused: { label: transport.play, icon: Play, type: 'play' },
  playing: { label: transport.pause, icon: Pause, type: 'pause' },
  ended: { label: transport.again, icon: RotateCcw, type: 'play' },
} as const;

type PlayerKeysProps = {
  status: PlayerState['status'];
  send: Dispatch<PlayerEvent>;
  /** With reduced motion each step is a still, and there is no key to play or pause. */
  isStill?: boolean;
  /** The size of the middle one, if it is larger. */
  mainSize?: string;
};

/**
 * Step back, play or pause, step forward. The most useful of them is marked `data-first`. Once the story has ended,
 * another button is the main one.
 */
export function PlayerKeys({ status, send, isStill, mainSize }: PlayerKeysProps) {
  const { type, ...main } = mainKeys[status];
  return (
    <>
      <PlayerKey
        icon={SkipBack}
        label={transport.back}
        onClick={() => send({ type: 'stepBack' })}
      />
      {!isStill && (
        <PlayerKey
          data-first
          isMain={status !== 'ended'}
          {...main}
          className={mainSize}
          onClick={() => send({ type })}
        />
      )}
      <PlayerKey
        data-first={isStill || undefined}
        icon={SkipForward}
        label={transport.forward}
        onClick={() => send({ type: 'stepForward' })}
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
