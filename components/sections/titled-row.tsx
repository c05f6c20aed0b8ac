import type { ReactNode } from 'react';

type TitledRowProps = { title: string; lead: string; children: ReactNode };

/** A section's title and lead, and at the row's end what to do about them. */
export const TitledRow = ({ title, lead, children }: TitledRowProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
    <div>
      <h2 className="-ml-hang-h2 text-h2">{title}</h2>
      <p className="mt-4 max-w-measure text-lead text-soft">{lead}</p>
    </div>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">{children}</div>
  </div>
);
