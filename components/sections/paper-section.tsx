import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { PaperHead } from '@/components/scene/paper';
import { Container } from '@/components/ui/container';

type PaperSectionProps = {
  id?: string;
  className?: string;
  title: string;
  lead: string;
  /** Buttons and links. */
  actions: ReactNode;
  /** Below them. */
  children?: ReactNode;
  /** The top of the sheet as a picture; its words are elsewhere. */
  paper: ReactNode;
};

/** A sheet for paper and how to get it. From 1025 px the sheet lies beside the words, cut off by what follows. */
export const PaperSection = ({
  id,
  className,
  title,
  lead,
  actions,
  children,
  paper,
}: PaperSectionProps) => (
  <section id={id} className={cx('desktop:overflow-clip', className)}>
    <Container className="grid gap-x-grid pt-section desktop:grid-cols-2">
      <div className="pb-section">
        <h2 className="-ml-hang-h2 text-h2">{title}</h2>
        <p className="mt-4 max-w-measure text-lead text-soft">{lead}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          {actions}
        </div>
        {children}
      </div>
      <div
        aria-hidden="true"
        className="relative -mt-8 bg-surface shadow-raised max-desktop:hidden print:hidden forced-colors:border"
      >
        <div className="absolute inset-0 flex flex-col overflow-clip px-10 pt-5">
          <PaperHead />
          <div className="mt-5 grow">{paper}</div>
        </div>
      </div>
    </Container>
  </section>
);
