import { cx } from '@/components/lib/cx';
import {
  LineBar,
  LineDownLeft,
  LineDrop,
  LineEnd,
  LineIn,
  LineNode,
} from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import type { Value } from '@/content/site/types';
import { ObjectTile } from './object-tile';

type ValuesProps = { title: string; items: readonly Value[] };

/**
 * What a company stands for, each with a thing that hangs from the line; on a phone beside it. The line leads
 * down in the margin into a call to action that continues it.
 */
export const Values = ({ title, items }: ValuesProps) => (
  <section className="overflow-clip py-section">
    <Container className="pb-head">
      <h2 className="-ml-hang-h2 text-h2">{title}</h2>
    </Container>
    <Container className="relative">
      <LineDownLeft className="max-md:hidden" />
      {/* On a phone from the middle of the first tile. */}
      <LineEnd className="top-9 -bottom-100 [--line-x:var(--rail)] md:top-8 md:[--line-x:calc(var(--margin)/2)]" />
      <ul
        className={cx(
          'grid gap-x-gutter gap-y-6 max-md:pl-10 sm:gap-y-8',
          items.length > 3
            ? 'md:grid-cols-2 desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none'
            : 'md:grid-cols-3',
        )}
      >
        {items.map(({ title: name, description, object }) => (
          <li
            key={name}
            className="group/value @container relative max-md:flex max-md:gap-x-4 max-md:[--line-x:-1.375rem] max-md:[--line-y:2.25rem] md:pt-11 md:[--line-x:50%]"
          >
            {/* On a tablet four are two by two: the line in the margin leads to the second row. */}
            {items.length > 3 && (
              <LineBar className="-right-[calc(50%+theme(spacing.gutter))] left-[calc(var(--margin)/-2)] hidden md:max-desktop:group-nth-3/value:block" />
            )}
            <LineIn className="group-not-first/value:hidden md:hidden" />
            <LineDrop className="bottom-auto h-8 max-md:hidden" />
            <LineNode />
            <ObjectTile
              name={object}
              className="max-md:w-24 max-md:shrink-0 max-md:self-start md:aspect-2/1 max-md:@max-tiny:hidden"
            />
            <div>
              <h3 className="text-h4 max-md:text-h5 md:mt-5">{name}</h3>
              <p className="mt-1 max-w-measure text-soft max-md:text-small md:mt-2">
                {description}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  </section>
);
