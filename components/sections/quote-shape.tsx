import { quote } from '@/content/site/quote';

/** An empty quote: a space for each amount that it would have, once or each year. */
export function QuoteShape() {
  const amounts = [
    ['once', quote.once],
    ['yearly', quote.yearly],
  ] as const;
  return (
    <table className="w-full border-collapse text-left text-small">
      <caption className="pb-2 text-left text-soft">{quote.sentence}</caption>
      <thead className="font-display">
        <tr className="border-b-medium border-strong">
          <th scope="col" className="py-1.5 pr-4 font-semibold">
            {quote.counted}
          </th>
          {amounts.map(([part, label]) => (
            <th key={part} scope="col" className="w-1/4 py-1.5 font-semibold">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quote.rows.map((row) => (
          <tr key={row.counted} className="border-b border-hairline">
            <th scope="row" className="py-1.5 pr-4 font-normal">
              {row.counted}
            </th>
            {amounts.map(([part]) => (
              <td key={part}>{row[part] ? '$ ______' : ''}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
