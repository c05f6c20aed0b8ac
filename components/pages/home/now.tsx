'use client';

import {
  createContext,
  startTransition,
  use,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import type { Moment } from '@/content/site/types';

/** The moment nearest to a time; from 6 PM to midnight and on weekends the first one. */
function nearest(moments: readonly Moment[], date: Date) {
  const now = date.getHours() * 60 + date.getMinutes();
  if (date.getDay() % 6 === 0 || now >= 18 * 60) return moments[0];
  const distance = ({ time }: Moment) => Math.abs(minutes(time) - now);
  return moments.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The minutes since midnight of a time such as "1:30 PM". */
function minutes(time: string) {
  const [, hour, minute, half] = /^(\d+):(\d+) ([AP]M)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

const Current = createContext<Moment | undefined>(undefined);

type CurrentMomentProps = { moments: readonly Moment[]; children: ReactNode };

/**
 * Lights the moment nearest on the visitor's clock: its room, its words on the building, and its link in the
 * day line. Only the link tells screen readers. None of this is in the exported HTML.
 */
export function CurrentMoment({ moments, children }: CurrentMomentProps) {
  const [current, setCurrent] = useState<Moment>();
  useEffect(() => {
    // Many links follow it: not in the task that makes the page interactive.
    const read = () => startTransition(() => setCurrent(nearest(moments, new Date())));
    read();
    const timer = setInterval(read, 60_000);
    return () => clearInterval(timer);
  }, [moments]);
  return <Current value={current}>{children}</Current>;
}

/** The current moment on the roof: its time and, where they do not reach the line from the horn, its words. */
export function Now() {
  const moment = use(Current);
  if (!moment) return null;
  return (
    <p
      className={cx(
        'flex h-full items-center gap-2.5 text-tiny text-on-dark forced-colors:hidden',
        'max-md:-mt-1 max-md:ml-[calc((var(--rest-wall)-32)*var(--unit))] max-md:items-start max-md:text-[length:min(0.875rem,calc(30*var(--unit)))] max-md:leading-none',
      )}
    >
      <span className="font-display font-semibold whitespace-nowrap text-selected max-md:-mx-1.5 max-md:-my-1 max-md:bg-strong max-md:px-1.5 max-md:py-1">
        {moment.time}
      </span>
      <span className="max-desktop:hidden">{moment.event}</span>
    </p>
  );
}

/** A moment's link, in the day line or in its room; `name` is the moment's time. */
export const MomentLink = ({
  name,
  ...link
}: ComponentProps<typeof RouteLink> & { name?: string }) => (
  <RouteLink aria-current={use(Current)?.time === name ? 'time' : undefined} {...link} />
);
