import { fileAddress } from '@/components/lib/base-path';
import { Section } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { paperWords } from '@/content/comparison/words';
import { PrintPaper } from './print-paper';

const words = paperWords.comparison;

/** The comparison sheet, on paper and for a spreadsheet program. */
export const Compare = () => (
  <Section>
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
      <div>
        <h2 className="-ml-hang-h2 text-h2">{words.title}</h2>
        <p className="mt-4 max-w-measure text-lead text-soft">{words.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
        <PrintPaper label={words.print} paper="comparison" />
        <a href={fileAddress('/comparison-sheet.csv')} download className={textLink()}>
          {words.csv}
        </a>
      </div>
    </div>
  </Section>
);
