import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop, LineIn, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { Picture } from '@/components/ui/picture';
import type { Solution } from '@/content/site/types';
import { OnPaper } from './on-paper';

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
