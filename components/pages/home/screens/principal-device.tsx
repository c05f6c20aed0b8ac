import type { PrincipalScreen } from '@/content/pages/home-screens';
import { Device } from './device';

const tile = 'rounded-tile bg-surface p-3.5';

/** A mark for each drill of the year, 9 px wide, every 11 px. */
const marks = (from: number, to: number) => `M${from * 11} 3.5H${to * 11 - 2}`;

/** The tablet of a building principal: the current alert, and the rest of the day. */
export function PrincipalDevice(screen: PrincipalScreen) {
  const { alert, drill, incidents, message } = screen;
  return (
    <Device alt={screen.alt} className="max-w-120 rounded-[1.75rem] p-4 xs:p-6">
      <p className="flex items-baseline justify-between gap-3">
        <b className="font-display text-label">{screen.school}</b>
        <span className="text-soft">{screen.day}</span>
      </p>
      <p className="mt-4 flex justify-between gap-2 rounded-tile bg-attention px-3.5 py-3">
        <span>
          <b className="mr-2">{alert.title}</b>
          {alert.description}
        </span>
        <b>{alert.time}</b>
      </p>
      <div className="my-3 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3">
        <div className={tile}>
          <p className="text-soft">{drill.label}</p>
          <p className="mt-1 font-display text-h4">{drill.value}</p>
          <svg
            aria-hidden="true"
            viewBox="0 0 108 7"
            className="mt-3 mb-1 stroke-[7] [stroke-dasharray:9_2]"
          >
            <path className="stroke-good" d={marks(0, drill.done)} />
            <path className="stroke-ground-alt" d={marks(drill.done, drill.total)} />
          </svg>
          <p className="text-soft">{drill.note}</p>
        </div>
        <div className={tile}>
          <p className="text-soft">{incidents.label}</p>
          <p className="mt-1 font-display text-h4">{incidents.value}</p>
          <p className="mt-2 text-soft">{incidents.note}</p>
        </div>
      </div>
      <div className={tile}>
        <p className="text-soft">{message.label}</p>
        <p className="mt-1 text-small">{message.text}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {message.channels.map((channel) => (
            <span
              key={channel}
              className="rounded-full bg-good-soft px-3 py-1 font-medium text-good-text"
            >
              {channel}
            </span>
          ))}
        </p>
      </div>
    </Device>
  );
}
