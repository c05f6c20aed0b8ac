import ChevronDown from 'lucide-react/icons/chevron-down';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { PlayerKey, PlayerKeys } from '@/components/scene/story/player-keys';
import { words } from '@/content/walkthrough/words';
import {
  speeds,
  type PlayerEvent,
  type PlayerState,
  type Speed,
} from '@/components/scene/story/player-machine';

const { transport } = words;

type TransportProps = { state: PlayerState; send: Dispatch<PlayerEvent>; narrow?: boolean };

/** The player's controls: restart, back, play or pause, forward, speed. */
export function Transport({ state, send, narrow = false }: TransportProps) {
  const { status } = state;
  const key = narrow ? 'h-12 flex-1 basis-9' : 'h-12 w-12 shrink-0';
  return (
    <div role="group" aria-label={transport.label} className="flex flex-wrap items-center gap-2.5">
      {/* Not while Play does the same. It keeps its place, and stays while it has focus. */}
      <PlayerKey
        icon={RotateCcw}
        label={transport.restart}
        className={cx(key, (status === 'ready' || status === 'ended') && 'not-focus:invisible')}
        onClick={() => send({ type: 'restart' })}
      />
      <PlayerKeys
        status={status}
        send={send}
        size={key}
        mainSize={narrow ? 'h-12 flex-2 basis-9' : 'h-14 w-16 shrink-0'}
      />
      <SpeedSelect
        speed={state.speed}
        className={narrow ? 'h-12 flex-1 basis-15.5' : 'h-12 w-17 shrink-0'}
        onChange={(speed) => send({ type: 'setSpeed', speed })}
      />
    </div>
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
