import type { PrincipalScreen } from '@/content/pages/home-screens';
import { Device, Tile } from './device';

/** The tablet of a building principal: the current alert, and the rest of the day. */
export function PrincipalDevice({ alert, drill, incidents, message, ...device }: PrincipalScreen) {
  return (
    <Device {...device} className="max-w-120 rounded-[1.75rem] p-4 xs:p-6">
      <p className="mt-4 flex flex-wrap justify-between gap-2 rounded-tile bg-attention px-3.5 py-3">
        <span className="flex-[1_1_8rem]">
          <b className="mr-2">{alert.title}</b>
          {alert.description}
        </span>
        <b>{alert.time}</b>
      </p>
      <div className="my-3 grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-3">
        <Tile {...drill}>
          {/* A mark for each drill of the year, 9 wide, every 11. */}
          <svg viewBox="0 0 108 8" className="mt-3 mb-1 stroke-8 [stroke-dasharray:9_2]">
            <path className="stroke-ground-alt" d={`M0 4H${drill.total * 11}`} />
            <path className="stroke-good" d={`M0 4H${drill.done * 11}`} />
          </svg>
          <p className="text-soft">{drill.note}</p>
        </Tile>
        <Tile {...incidents}>
          <p className="mt-auto pt-2 text-soft">{incidents.note}</p>
        </Tile>
      </div>
      <Tile label={message.label}>
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
      </Tile>
    </Device>
  );
}
