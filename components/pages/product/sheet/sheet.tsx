import { Fragment, type ReactNode } from 'react';
import { noBreak } from '@/components/lib/no-break';
import { PaperFoot } from '@/components/scene/paper';
import { QuoteShape } from '@/components/sections/quote-shape';
import { RouteLink } from '@/components/ui/route-link';
import { productPage } from '@/content/pages/product-page';
import { doors } from '@/content/scene/doors';
import type { Connection, Product } from '@/content/site/types';
import { sortQuestions } from '../sort-questions';

const { sheet } = productPage;

type SheetProps = Pick<Product, 'glance' | 'definitions'> & {
  /** Printed without the page: it then has the answers of the page too, and not what connects. */
  isAlone?: boolean;
};

/** What is on the paper: the shape of a quote, what connects, more answers and what is open. */
export function Sheet({ glance, definitions, isAlone }: SheetProps) {
  const { first, others, open } = sortQuestions(glance.questions);
  const answers = isAlone ? [...first, ...others] : others;
  return (
    <div className="grid gap-y-5 text-small" data-sheet="">
      <QuoteShape counts={glance.counts} />
      {!isAlone && <Part title={sheet.connections} items={glance.connectsTo.map(toItem)} />}
      {definitions && <Part title={definitions.title} items={definitions.items} />}
      {answers.length > 0 && (
        <Part
          title={isAlone ? productPage.questions.title : sheet.answers}
          items={answers.map(({ question, text }) => ({ title: question, description: text }))}
        />
      )}
      {open.length > 0 && (
        <Part
          title={sheet.open}
          items={open.map(({ question, text }) => ({
            title: question,
            description: text,
            after: <Rule label={sheet.answer} />,
          }))}
        />
      )}
      <Rule label={sheet.notes} />
      <PaperFoot />
    </div>
  );
}

/** A labeled space to write in. */
function Rule({ label }: { label: string }) {
  return (
    <p className="mt-2 h-9 border-b border-outline text-tiny text-soft print:mt-0 print:h-7">
      {label}
    </p>
  );
}

type Item = { title: ReactNode; description: string; after?: ReactNode };

function Part({ title, items }: { title: string; items: readonly Item[] }) {
  return (
    <section>
      <h3 className="border-b-medium border-strong pb-1 font-display text-label font-semibold">
        {title}
      </h3>
      {/* In print one below the other, in two columns: rows would leave gaps. */}
      <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2 print:block print:columns-2">
        {items.map(({ title: name, description, after }) => (
          <li key={description} className="print:mb-1.25">
            <strong className="font-semibold [&_a]:underline">{name}</strong>
            {typeof name === 'string' && name.endsWith('?') ? ' ' : ': '}
            <span className="text-soft">{noBreak(description)}</span>
            {after}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What connects, each product as a link, and how. */
const toItem = (connection: Connection): Item => ({
  title: systemsOf(connection).map(({ name, to }, index) => (
    <Fragment key={name}>
      {index > 0 && ', '}
      {to ? <RouteLink to={to}>{name}</RouteLink> : name}
    </Fragment>
  )),
  description: connection.how,
});

/** The products of a connection, or the system that the school has. */
function systemsOf(connection: Connection): { name: string; to?: string }[] {
  if (!('products' in connection)) return [connection];
  return doors.flatMap(({ product: { id, name } }) =>
    connection.products.includes(id) ? [{ name, to: `/products/${id}` }] : [],
  );
}
