import { PrintPaper } from '@/components/sections/print-paper';
import { Section } from '@/components/ui/container';
import type { Solution } from '@/content/site/types';

/** What this kind of school asks first: a few short answers below each other's labels. */
export function Focus({ title, items, print }: Solution['focus']) {
  return (
    <Section className="bg-ground-alt">
      <h2 className="-ml-hang-h2 text-h2">{title}</h2>
      <dl className="mt-head grid gap-x-gutter gap-y-8 md:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none">
        {items.map(({ label, text }) => (
          <div key={label} className="border-t-medium border-strong pt-4">
            <dt className="font-display text-h5">{label}</dt>
            <dd className="mt-2 max-w-measure text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {print && (
        <div className="mt-8 flex flex-wrap print:hidden">
          <PrintPaper label={print} paper="day" />
        </div>
      )}
    </Section>
  );
}
