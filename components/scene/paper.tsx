import type { ReactNode } from 'react';
import { LinePath, LineStop } from '@/components/scene/svg-line';
import { Logo } from '@/components/ui/logo';
import { brand } from '@/content/site/brand';

/** The line along the head of the paper, also in print, where backgrounds are left out. */
export const PaperHead = () => (
  <svg aria-hidden="true" viewBox="0 0 720 26" className="block w-full shrink-0 overflow-visible">
    <LinePath d="M0 13H720" />
    <LineStop x={40} y={13} r={13} />
  </svg>
);

/** The mark, and how to reach us, at its foot. */
export const PaperFoot = () => (
  <p className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline pt-3 text-tiny">
    <Logo name={brand.name} />
    <span>{`${brand.mail.general}, ${brand.phone}`}</span>
    <span>{brand.address}</span>
  </p>
);

/** One printed page, Letter or A4. */
export const Paper = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <article>
    <PaperHead />
    <h2 className="font-display text-h4">{title}</h2>
    <div className="grid gap-y-5 text-small" data-sheet="">
      {children}
      <PaperFoot />
    </div>
  </article>
);
