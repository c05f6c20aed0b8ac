import type { HTMLAttributes, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/** The page container: centered, at most 1440 px wide, with the margins of the current grid. */
export function Container({ className, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div className={cx('mx-auto w-full max-w-page px-margin', className)} {...props} />;
}

type SectionProps = { id?: string; className?: string; children: ReactNode };

/** A section of a page: its words and pictures in the page container, with the usual space around. */
export function Section({ id, className, children }: SectionProps) {
  return (
    <section id={id} className={cx('py-section', className)}>
      <Container>{children}</Container>
    </section>
  );
}
