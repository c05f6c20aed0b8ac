import { fileAddress } from '@/components/lib/base-path';
import { lastStation, LineToEnd } from '@/components/scene/line';
import { PaperHead } from '@/components/scene/paper';
import { cx } from '@/components/lib/cx';
import { Container } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { paperWords } from '@/content/comparison/words';
import { ComparisonTop } from './comparison-top';
import { PrintPaper } from './print-paper';
import { SendOn } from './send-on';

const { anchor, title, text, print, csv } = paperWords.comparison;

/**
 * The comparison sheet, on paper and for a spreadsheet program. From 1025 px its head lies beside the words. It
 * may be the last section of its page.
 */
export const Compare = ({ isLast }: { isLast?: boolean }) => (
  <section id={anchor} className="scroll-mt-header-scrolled overflow-clip">
    <Container className="@container grid gap-x-grid pt-section desktop:grid-cols-2">
      <div className={isLast ? cx('pb-section', lastStation) : cx('pb-10 desktop:pb-section')}>
        {isLast && <LineToEnd />}
        <h2 className="-ml-hang-h2 text-h2">{title}</h2>
        <p className="mt-4 max-w-measure text-lead text-balance text-soft">{text}</p>
        <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-4 print:hidden">
          <PrintPaper label={print} paper="comparison" />
          <a href={fileAddress('/comparison-sheet.csv')} download className={textLink()}>
            {csv}
          </a>
        </div>
        <SendOn what="sheet" title={title} place={anchor} className="mt-4" />
      </div>
      <div
        aria-hidden="true"
        className="-mt-8 mb-section self-start bg-surface px-10 pt-5 pb-6 shadow-raised max-desktop:hidden print:hidden forced-colors:border"
      >
        <PaperHead />
        <ComparisonTop />
      </div>
    </Container>
  </section>
);
