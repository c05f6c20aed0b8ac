import { fileAddress } from '@/components/lib/base-path';
import { Section } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { paperWords } from '@/content/comparison/words';
import { PrintPaper } from './print-paper';
import { SendOn } from './send-on';
import { TitledRow } from './titled-row';

const { anchor, title, text, print, csv } = paperWords.comparison;

/** The comparison sheet, on paper and for a spreadsheet program. */
export const Compare = () => (
  <Section id={anchor} className="scroll-mt-header-scrolled">
    <TitledRow title={title} lead={text}>
      <PrintPaper label={print} paper="comparison" />
      <a href={fileAddress('/comparison-sheet.csv')} download className={textLink()}>
        {csv}
      </a>
    </TitledRow>
    <SendOn what="sheet" title={title} place={anchor} className="mt-4" />
  </Section>
);
