'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { minutes } from '@/components/lib/minutes';
import type { DayMoment } from '@/content/scene/day';

/** The index of the moment nearest to a time; the first from 6 PM to midnight and on weekends. */
function nearest(moments: NowProps['moments'], date: Date) {
  const now = date.getHours() * 60 + date.getMinutes();
  if (date.getDay() % 6 === 0 || now >= 18 * 60) return 0;
  const distances = moments.map(({ time }) => Math.abs(minutes(time) - now));
  return distances.indexOf(Math.min(...distances));
}

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
};

type NowProps = { moments: readonly Pick<DayMoment, 'time' | 'event' | 'room'>[] };

/**
 * Lights the moment nearest on the visitor's clock: its room, its words on the building, and its
 * link in the day line, which alone tells screen readers. Nothing of it is in the exported HTML.
 */
export function Now({ moments }: NowProps) {
  const index = useSyncExternalStore(
    everyMinute,
    () => nearest(moments, new Date()),
    () => -1,
  );
  const moment = moments[index];
  const room = moment?.room;

  useEffect(() => {
    const [inScene, inDay] = document.querySelectorAll(`main a[data-place=${room}]`);
    inScene?.setAttribute('data-alert', 'now');
    inDay?.setAttribute('aria-current', 'time');
    return () => {
      inScene?.removeAttribute('data-alert');
      inDay?.removeAttribute('aria-current');
    };
  }, [room]);

  if (!moment) return null;
  return (
    <p
      key={index}
      aria-hidden="true"
      data-alert="now"
      className="absolute top-[50.56%] left-[4.2%] flex h-[3.9%] items-center gap-2.5 text-tiny text-on-dark transition-hover max-md:hidden roomy:text-small starting:opacity-0 print:hidden forced-colors:hidden"
    >
      <span className="font-display font-semibold text-selected">{moment.time}</span>
      <span>{moment.event}</span>
    </p>
  );
}
