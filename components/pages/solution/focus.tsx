import { cx } from '@/components/lib/cx';
import { PaperHead } from '@/components/scene/paper';
import { LineBar, LineDrop, LineIn, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { SendOn } from '@/components/sections/send-on';
import { PrintPaper } from '@/components/sections/print-paper';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { Picture } from '@/components/ui/picture';
import { unbroken } from '@/components/ui/unbroken';
import type { Solution } from '@/content/site/types';

type FocusProps = Solution['focus'] & Pick<Solution, 'slug'>;

/** What this kind of school asks first: labels, each with a short answer. */
export function Focus({ slug, title, picture, object, items, print }: FocusProps) {
  if (print) return <OnPaper title={title} object={object} items={items} print={print} />;
  const isTree = slug === 'multi-site';
  const Items = isTree ? Levels : Columns;
  return (
    <Section className="overflow-x-clip bg-ground-alt">
      <Grid className="gap-y-head">
        <div
          className={cx(
            'col-span-full md:max-desktop:flex md:max-desktop:items-end md:max-desktop:justify-between',
            !isTree && 'desktop:col-span-4',
          )}
        >
          <h2 className="-ml-hang-h2 text-h2">{title}</h2>
          {picture && (
            <Picture
              picture={picture}
              className="max-md:hidden md:max-desktop:max-w-72 desktop:mt-8 desktop:pr-8"
            />
          )}
        </div>
        <Items items={items} />
      </Grid>
    </Section>
  );
}

type ItemsProps = Pick<FocusProps, 'items'>;

const Columns = ({ items }: ItemsProps) => (
  <dl className="col-span-full grid gap-x-gutter gap-y-8 desktop:col-span-8 roomy:grid-cols-2">
    {items.map(({ label, object, text }) => (
      <div
        key={label}
        className="@container relative border-t-medium border-strong pt-4 sm:min-h-31 sm:pl-37"
      >
        <dt className="font-display text-h5">
          {object && (
            <ObjectTile
              name={object}
              className="max-sm:float-right max-sm:ml-4 max-sm:w-24 sm:absolute sm:top-4 sm:left-0 sm:w-32 max-sm:@max-tiny:hidden"
            />
          )}
          {label}
        </dt>
        <dd className="mt-2 max-w-measure text-soft">{text}</dd>
      </div>
    ))}
  </dl>
);

/** Who is above whom: each item hangs lower from the line than the last. Under 1025 px they are below each other. */
const Levels = ({ items }: ItemsProps) => (
  <dl className="relative col-span-full grid gap-x-gutter [--step:2.5rem] desktop:grid-cols-4">
    {items.map(({ label, object, text }) => (
      <div
        key={label}
        className={cx(
          'group @container relative pb-8 pl-12 [--line-y:0.9375rem] last:pb-0',
          'desktop:pt-[calc(var(--drop)+var(--line-y))] desktop:pb-0 desktop:pl-0 desktop:[--line-x:4rem] desktop:[--line-y:0.8125rem]',
          'desktop:[--drop:calc(2*var(--step))] desktop:nth-2:[--drop:calc(3*var(--step))]',
          'desktop:nth-3:[--drop:calc(4*var(--step))] desktop:nth-4:[--drop:calc(5*var(--step))]',
        )}
      >
        <dt className="font-display text-h5">
          {object && (
            <ObjectTile
              name={object}
              className="max-desktop:float-right max-desktop:ml-4 max-desktop:w-20 desktop:mb-4 desktop:h-24 desktop:w-32 max-sm:@max-tiny:hidden"
            />
          )}
          {label}
        </dt>
        <dd className="mt-2 max-w-measure text-soft">
          {text}
          <LineIn className="group-not-first:hidden desktop:hidden" />
          <LineBar className="max-desktop:hidden" />
          <LineDrop className="max-desktop:-bottom-(--line-y) max-desktop:group-last:hidden desktop:bottom-auto desktop:h-(--drop)" />
          <LineNode />
        </dd>
      </div>
    ))}
  </dl>
);

const paperAnchor = 'paper';

/** The items on a sheet, like the paper that its button prints. */
const OnPaper = ({ title, object, items, print }: Omit<FocusProps, 'slug'> & { print: string }) => (
  <Section id={paperAnchor} className="scroll-mt-header-scrolled bg-ground-alt">
    <Grid className="items-start gap-y-8">
      <div className="col-span-full wide:sticky wide:top-28 wide:col-span-3 desktop:col-span-4">
        <h2 className="-ml-hang-h2 text-h2">{title}</h2>
        <div className="mt-8 flex flex-wrap print:hidden">
          <PrintPaper label={print} paper="day" />
        </div>
        <SendOn what="sheet" title={title} place={paperAnchor} className="mt-4" />
        {object && <ObjectTile name={object} className="mt-10 h-44 max-wide:hidden" />}
      </div>
      <div className="col-span-full bg-surface px-6 py-6 shadow-raised sm:px-10 sm:py-8 wide:col-span-5 desktop:col-span-7 desktop:col-start-6 print:shadow-none forced-colors:border">
        <PaperHead />
        <dl className="mt-3">
          {items.map(({ label, text }) => (
            <div
              key={label}
              className="border-t border-hairline py-4 first:border-0 last:pb-0 sm:grid sm:grid-cols-[10rem_1fr] sm:items-baseline sm:gap-x-6"
            >
              <dt className="font-display text-label font-semibold">{label}</dt>
              <dd className="max-w-measure text-soft max-sm:mt-1">{unbroken(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Grid>
  </Section>
);
