import { cx } from '@/components/lib/cx';
import { quote } from '@/content/site/quote';
import type { QuoteCount } from '@/content/site/types';
import { spareRow } from './spare-row';

const { columns, rows, total, cell } = quote;

/**
 * An empty sample of a quote: what is counted, and a blank for what is paid once or each year. By
 * default of everything; `counts` are those of one product.
 */
export function QuoteShape({ counts }: { counts?: readonly QuoteCount[] }) {
  const counted = counts?.map((id) => rows[id]) ?? Object.values(rows);
  return (
    <table className="w-full table-fixed border-collapse text-left break-words">
      <caption className="sr-only">{quote.title}</caption>
      <thead>
        <tr>
          {Object.values(columns).map((head) => (
            <th
              key={head}
              scope="col"
              className="pr-2 pb-2 align-bottom text-small font-semibold first:w-1/2"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counted.map((row) => (
          <Row key={row.counted} {...row} />
        ))}
      </tbody>
      <tfoot>
        <Row counted={total} once yearly />
      </tfoot>
    </table>
  );
}

type RowProps = { counted: string; once?: true; yearly?: true };

const Row = ({ counted, once, yearly }: RowProps) => (
  <tr className="border-t border-hairline in-[tfoot]:border-t-medium in-[tfoot]:border-strong">
    <th scope="row" className="py-2.5 pr-3 font-normal in-[tfoot]:font-semibold">
      {counted}
    </th>
    <Cell isFilled={once} />
    <Cell isFilled={yearly} />
  </tr>
);

/** A blank to be filled in, or nothing. */
const Cell = ({ isFilled }: { isFilled?: true }) => (
  <td className="w-1/4 py-2.5 pr-2 align-bottom last:pr-0">
    <span className="sr-only">{isFilled ? cell.filled : cell.none}</span>
    {isFilled && <Blank />}
  </td>
);

const Blank = () => (
  <span aria-hidden="true" className="flex items-end gap-1 text-soft">
    {cell.currency}
    <span className="h-5 grow border-b border-dashed border-outline" />
  </span>
);

/** The first rows of the sample as a picture; a phone leaves out a row that no column needs. */
export function QuoteTop({ counts }: { counts: readonly QuoteCount[] }) {
  const shown = counts.slice(0, 3).map((id) => rows[id]);
  const spare = spareRow(shown);
  return (
    <span aria-hidden="true" className="grid border-b border-hairline text-small">
      {[columns, ...shown].map((row) => (
        <span
          key={row.counted}
          className={cx(
            'grid grid-cols-[15fr_7fr_8fr] gap-x-2 border-hairline py-2 not-first:border-t first:pt-0 first:font-semibold',
            row === spare && 'max-sm:hidden',
          )}
        >
          <span>{row.counted}</span>
          {[row.once, row.yearly].map((paid, index) => (
            <span key={index}>{paid === true ? <Blank /> : paid}</span>
          ))}
        </span>
      ))}
    </span>
  );
}
