import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { Station } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';

const grounds = {
  light: '',
  alt: cx('bg-ground-alt'),
  dark: cx('bg-dark text-on-dark on-dark'),
};

type SectionProps = {
  title?: string;
  /** Beside the title on a desktop. */
  lead?: string;
  /** Above the title: what kind of section it is. */
  label?: string;
  ground?: keyof typeof grounds;
  className?: string;
  children?: ReactNode;
};

/** A title and its station; on a phone the title keeps clear of it. `station` says in which windows there is none. */
export const StationTitle = ({ title, station }: { title: string; station?: string }) => (
  <div className="relative text-h2">
    <Station className={station} />
    <h2 className="-ml-hang-h2 max-md:pl-2.5">{title}</h2>
  </div>
);

/** A section of a page, in the page container. Its title is a station of the rail. */
export const Section = ({ title, lead, label, ground = 'light', ...props }: SectionProps) => (
  <section className={cx('py-section', grounds[ground], props.className)}>
    <Container>
      {title && (
        <div className="mb-head gap-x-grid desktop:grid desktop:grid-cols-[2fr_1fr]">
          <div>
            {label && <p className="mb-2 text-soft max-md:pl-2.5">{label}</p>}
            <StationTitle title={title} />
          </div>
          {lead && (
            <p className="mt-4 max-w-measure text-lead text-soft in-[.on-dark]:text-on-dark-soft">
              {noBreak(lead)}
            </p>
          )}
        </div>
      )}
      {props.children}
    </Container>
  </section>
);

/** A page's title and lead, side by side on a desktop. */
export const PageHead = ({ title, lead }: { title: string; lead: string }) => (
  <Container className="gap-x-grid pt-page-top pb-head desktop:grid desktop:grid-cols-[2fr_1fr] desktop:items-end">
    <h1 className="-ml-hang-display-1 max-w-[10em] text-display-1">{title}</h1>
    <p className="mt-5 max-w-measure text-lead text-soft in-[.on-dark]:text-on-dark-soft">
      {noBreak(lead)}
    </p>
  </Container>
);
