import { cx } from '@/components/lib/cx';
import type { ReactNode } from 'react';
import { LineDrop, LineNode } from '@/components/scene/line';

/** The classes of a row of stations; `Station` is a child of it, with the name and the words. */
export const stations = cx('mt-head grid gap-x-gutter md:gap-y-12');

/** A station of the line, above its words, or on a phone beside them. The parent is its place. */
export const station = cx(
  'group relative max-md:pb-10 max-md:pl-12 max-md:[--line-y:1.0625rem] md:pt-18',
);

/** The line of a station. */
export const StationLine = (): ReactNode => (
  <>
    <LineDrop className="max-md:-bottom-(--line-y) max-md:group-last:hidden md:line-bar" />
    <LineNode />
  </>
);
