import { fileAddress } from '@/components/lib/base-path';
import { textLink } from '@/components/ui/text-link';
import { tableWords } from '@/content/pages/legal-page';
import type { DocumentTable } from '@/content/site/types';

/** A table, whose rows a phone and a tablet show as lists with the names of the columns. */
export const Table = ({ caption, columns, rows, file }: DocumentTable) => (
  <div>
    <table className="w-full table-fixed border-collapse text-left align-top text-small wrap-break-word max-desktop:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-desktop:sr-only">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="pr-4 pb-2">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-top max-desktop:block">
        {rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-hairline max-desktop:block max-desktop:py-3">
            <th scope="row" className="py-2 pr-4 font-semibold max-desktop:block">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-2 pr-4 text-soft max-desktop:block">
                <span aria-hidden="true" className="font-semibold text-strong desktop:hidden">
                  {columns[index + 1]}:{' '}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {file && (
      <a href={fileAddress(file)} download className={textLink({ className: 'mt-4 print:hidden' })}>
        {tableWords.download}
      </a>
    )}
  </div>
);
