import { cx } from '@/components/lib/cx';
import { Paper } from '@/components/scene/paper';
import { comparison } from '@/content/comparison/comparison';

const { title, lead, columns, rows } = comparison;

/** Of the question, our answer and our words; what is left is for two vendors. */
const widths = [cx('w-1/4'), cx('w-1/12'), cx('w-3/8')];

/** The comparison sheet: our column filled in, two to fill in by hand. */
export const ComparisonPaper = () => (
  <Paper title={title}>
    <p>{lead}</p>
    <table className="w-full table-fixed border-collapse text-left align-top text-tiny">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx('border border-outline px-1.5 font-semibold', widths[index])}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-top">
        {rows.map(({ question, answer, words }) => (
          <tr key={question}>
            <th scope="row" className="border border-outline px-1.5 font-normal">
              {question}
            </th>
            <td className="border border-outline px-1.5 font-semibold">{answer}</td>
            <td className="border border-outline px-1.5">{words}</td>
            <td className="border border-outline" />
            <td className="border border-outline" />
          </tr>
        ))}
      </tbody>
    </table>
  </Paper>
);
