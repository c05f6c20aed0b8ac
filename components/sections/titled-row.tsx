import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type TitledRowProps = { title: string; lead: string; isLow?: boolean; children: ReactNode };

/** A section's title and lead, and at the end of the row its buttons and links. */
export const TitledRow = ({ title, lead, isLow, children }: TitledRowProps) => (
  <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
    <div>
      <h2 className={isLow ? 'text-h3' : '-ml-hang-h2 text-h2'}>{title}</h2>
      <p className={cx('max-w-measure text-balance text-soft', isLow ? 'mt-2' : 'mt-4 text-lead')}>
        {lead}
      </p>
    </div>
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">{children}</div>
  </div>
);
