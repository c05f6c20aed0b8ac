'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { minutes } from '@/components/lib/minutes';
import { wholeScene } from '@/components/scene/geometry';
import { Outline } from '@/components/scene/room-links';
import type { DayMoment } from '@/content/scene/day';

/** From 6 PM the school is closed. */
const closing = 18 * 60;

/** The index of the moment nearest to a time of a school day; the first at night and on weekends. */
function nearest(moments: NowProps['moments'], date: Date) {
  const now = date.getHours() * 60 + date.getMinutes();
  if (date.getDay() % 6 === 0 || now >= closing) return 0;
  const distances = moments.map(({ time }) => Math.abs(minutes(time) - now));
  return distances.indexOf(Math.min(...distances));
}

const everyMinute = (changed: () => void) => {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
};

type NowProps = { moments: readonly Pick<DayMoment, 'time' | 'event' | 'room'>[] };

/**
 * Lights the moment of the day that is nearest on the visitor's clock: outlines its room, writes it on
 * the building, and marks its link in the day line as the current one, which is all that screen readers
 * say of it. Nothing of it is in the exported HTML.
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
    const link = document.querySelector(`[data-alert=day] a[data-place=${room}]`);
    link?.setAttribute('aria-current', 'time');
    return () => link?.removeAttribute('aria-current');
  }, [room]);

  if (!moment) return null;
  return (
    <div aria-hidden="true" data-alert="now" className="absolute inset-0 print:hidden">
      <svg viewBox={wholeScene} className="absolute inset-0">
        <Outline place={moment.room} />
      </svg>
      <p
        key={index}
        className="absolute top-[50.56%] left-[4.2%] flex h-[3.9%] items-center gap-2.5 text-tiny text-on-dark transition-opacity max-md:hidden roomy:text-small starting:opacity-0 forced-colors:hidden"
      >
        <span className="font-display font-semibold text-selected">{moment.time}</span>
        <span>{moment.event}</span>
      </p>
    </div>
  );
}
