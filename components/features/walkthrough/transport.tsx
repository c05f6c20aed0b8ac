import ChevronDown from 'lucide-react/icons/chevron-down';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import SkipBack from 'lucide-react/icons/skip-back';
import SkipForward from 'lucide-react/icons/skip-forward';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import {
  speeds,
  type PlayerEvent,
  type PlayerState,
  type Speed,
} from '@/components/lib/player-machine';

const { transport } = words;

const mainKeys: Record<
  PlayerState['status'],
  { label: string; icon: LucideIcon; type: 'play' | 'pause' }
> = {
  ready: { label: transport.play, icon: Play, type: 'play' },
  paused: { label: transport.play, icon: Play, type: 'play' },
  playing: { label: transport.pause, icon: Pause, type: 'pause' },
  ended: { label: transport.again, icon: RotateCcw, type: 'play' },
};

type TransportProps = { state: PlayerState; send: Dispatch<PlayerEvent>; narrow?: boolean };

/** The player's controls: restart, back, play or pause, forward, speed. */
export function Transport({ state, send, narrow = false }: TransportProps) {
  const { status } = state;
  const main = mainKeys[status];
  const key = narrow ? 'h-12 flex-1 basis-9' : 'h-12 w-12 shrink-0';
  return (
    <div role="group" aria-label={transport.label} className="flex flex-wrap items-center gap-2.5">
      {/* Not while Play does the same. It keeps its place, and stays while it has focus. */}
      <Key
        icon={RotateCcw}
        label={transport.restart}
        className={cx(key, (status === 'ready' || status === 'ended') && 'not-focus:invisible')}
        onClick={() => send({ type: 'restart' })}
      />
      <Key
        icon={SkipBack}
        label={transport.back}
        className={key}
        onClick={() => send({ type: 'stepBack' })}
      />
      <Key
        icon={main.icon}
        label={main.label}
        primary
        className={narrow ? 'h-12 flex-2 basis-9' : 'h-14 w-16 shrink-0'}
        onClick={() => send({ type: main.type })}
      />
      <Key
        icon={SkipForward}
        label={transport.forward}
        className={key}
        onClick={() => send({ type: 'stepForward' })}
      />
      <SpeedSelect
        speed={state.speed}
        className={narrow ? 'h-12 flex-1 basis-15.5' : 'h-12 w-17 shrink-0'}
        onChange={(speed) => send({ type: 'setSpeed', speed })}
      />
    </div>
  );
}

type KeyProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  icon: LucideIcon;
  label: string;
  primary?: boolean;
};

function Key({ icon: IconComponent, label, primary, className, ...props }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(
        'flex items-center justify-center rounded-control transition-colors forced-colors:border',
        primary ? 'bg-action text-strong hover:bg-on-dark' : 'bg-dark-raised hover:bg-dark-line',
        className,
      )}
      {...props}
    >
      <IconComponent aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0" />
    </button>
  );
}

type SpeedSelectProps = { speed: Speed; onChange: (speed: Speed) => void; className: string };

function SpeedSelect({ speed, onChange, className }: SpeedSelectProps) {
  return (
    <span className={cx('relative', className)}>
      <select
        aria-label={transport.speed}
        value={speed}
        onChange={(event) => onChange(Number(event.target.value) as Speed)}
        className="size-full cursor-pointer appearance-none rounded-control bg-dark-raised pl-3 font-display text-small font-semibold transition-colors hover:bg-dark-line forced-colors:border"
      >
        {speeds.map((value) => (
          <option key={value} value={value} className="bg-surface text-strong">
            {value === 0.5 ? '.5' : value}×
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={18}
        strokeWidth={2}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
      />
    </span>
  );
}
