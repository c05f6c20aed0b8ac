import type { Moment } from '@/content/site/types';

/** Moments of a school day along a vertical line. For light backgrounds. */
export function StoryTimeline({ moments }: { moments: readonly Moment[] }) {
  return (
    <ol className="relative self-start py-1.5 before:absolute before:inset-y-0 before:left-1.75 before:w-line-thin before:bg-line desktop:-ml-1.75">
      {moments.map(({ time, event }) => (
        <li key={time + event} className="relative flex py-2.5 pl-9">
          <span
            aria-hidden="true"
            className="absolute top-3.5 left-0 size-4.5 rounded-full border-4 border-line bg-ground"
          />
          <span className="min-w-18 shrink-0 pr-4 font-display font-semibold desktop:min-w-23">
            {time}
          </span>
          <span>{event}</span>
        </li>
      ))}
    </ol>
  );
}
