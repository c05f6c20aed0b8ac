import type { ReactNode } from 'react';
import { LineBar, LineNode } from '@/components/rail/rail';

/**
 * Times or steps on the line: on a desktop in a row, to which the line comes from the rail; else below each
 * other, beside the rail.
 */
export const Stations = ({ children }: { children: ReactNode }) => (
  <ol className="mt-10 grid gap-x-gutter gap-y-4 md:line-small desktop:auto-cols-fr desktop:grid-flow-col">
    {children}
  </ol>
);

/** One of them. */
export const StationItem = ({ children }: { children: ReactNode }) => (
  <li className="group relative max-desktop:[--line-x:var(--to-rail)] max-desktop:[--line-y:0.5lh] max-md:pl-2.5 desktop:pt-8">
    <LineBar className="-right-gutter left-0 group-first:left-(--to-rail) group-last:hidden max-desktop:hidden" />
    <LineNode className="max-desktop:z-2" />
    {children}
  </li>
);
