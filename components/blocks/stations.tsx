import type { ReactNode } from 'react';
import { LineBar, LineNode } from '@/components/rail/rail';

type StationsProps = { items: readonly { key: string; content: ReactNode }[] };

/**
 * Times or steps on the line: from a tablet on in a row, to which the line comes from the rail; on a phone
 * below each other, beside the rail.
 */
export const Stations = ({ items }: StationsProps) => (
  <ol className="mt-10 grid gap-x-gutter gap-y-4 line-small md:auto-cols-fr md:grid-flow-col">
    {items.map(({ key, content }) => (
      <li
        key={key}
        className="group relative max-md:[--line-x:var(--to-rail)] max-md:[--line-y:0.5lh] md:pt-8"
      >
        <LineBar className="-right-gutter left-0 group-first:left-(--to-rail) group-last:hidden max-md:hidden" />
        <LineNode className="max-md:z-2" />
        {content}
      </li>
    ))}
  </ol>
);
