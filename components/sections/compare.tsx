import { fileAddress } from '@/components/lib/base-path';
import { textLink } from '@/components/ui/text-link';
import { paperWords } from '@/content/comparison/words';
import { ComparisonTop } from './comparison-top';
import { PaperSection } from './paper-section';
import { PrintPaper } from './print-paper';
import { SendOn } from './send-on';

const { anchor, title, text, print, csv } = paperWords.comparison;

/** The comparison sheet, on paper and for a spreadsheet program. */
export const Compare = () => (
  <PaperSection
    id={anchor}
    className="scroll-mt-header-scrolled"
    title={title}
    lead={text}
    paper={<ComparisonTop />}
    actions={
      <>
        <PrintPaper label={print} paper="comparison" />
        <a href={fileAddress('/comparison-sheet.csv')} download className={textLink()}>
          {csv}
        </a>
      </>
    }
  >
    <SendOn what="sheet" title={title} place={anchor} className="mt-4" />
  </PaperSection>
);
