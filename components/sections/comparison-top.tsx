import { comparison } from '@/content/comparison/comparison';

const [question, ours, , ...others] = comparison.columns;
const rows = comparison.rows.slice(0, 3);

/** The first rows of the comparison sheet as a picture, without the column of our words. Hide it from screen readers. */
export const ComparisonTop = () => (
  <div className="mt-5 grid grid-cols-[5fr_minmax(5.25rem,2fr)_3fr_3fr] text-small *:border-t *:border-hairline *:py-2 *:pr-4 *:text-balance">
    <p className="col-span-full mb-2 border-t-0! pt-0! font-display text-h4">{comparison.title}</p>
    {[question, ours, ...others].map((column) => (
      <span key={column} className="border-t-0! pt-0! font-semibold">
        {column}
      </span>
    ))}
    {rows.map(({ question: asked, answer }) => [
      <span key={asked}>{asked}</span>,
      <span key={`${asked} ${answer}`} className="font-semibold">
        {answer}
      </span>,
      ...others.map((vendor) => <span key={`${asked} ${vendor}`} className="border-l" />),
    ])}
  </div>
);
