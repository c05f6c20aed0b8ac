import { LineDrop, LineNode } from '@/components/scene/line';
import type { Moment } from '@/content/site/types';

/** Moments of a school day along a vertical line. For light backgrounds. */
export function StoryTimeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <div className="relative self-start line-small desktop:-ml-1.75">
      <LineDrop className="top-0" />
      <ol className="py-1.5">
        {moments.map(({ time, event }) => (
          <li key={time + event} className="relative flex py-2.5 pl-9">
            <LineNode className="bg-ground [--line-y:1.4375rem]" />
            <span className="min-w-18 shrink-0 pr-4 font-display font-semibold desktop:min-w-23">
              {time}
            </span>
            <span>{event}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
