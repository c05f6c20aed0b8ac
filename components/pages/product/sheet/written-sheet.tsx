import { PaperHead } from '@/components/scene/paper';
import { messageLink } from '@/components/lib/message-link';
import { RouteLink } from '@/components/ui/route-link';
import { QuoteTop } from '@/components/sections/quote-shape';
import { SendOn } from '@/components/sections/send-on';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { buttonStyle } from '@/components/ui/button-style';
import { FoldChevron } from '@/components/ui/fold';
import { productPage } from '@/content/pages/product-page';
import { messageAbout } from '@/content/site/demo';
import type { Product } from '@/content/site/types';
import { answersAsText } from '../answers';
import { Chapter } from '../chapter';
import { sortQuestions } from '../sort-questions';
import { Sheet } from './sheet';

const { sheet } = productPage;
const sheetId = 'sheet';

/**
 * One white sheet, folded until it is opened, and in print as it is on the page. One link asks us
 * for it and asks what is still open, one button prints it.
 */
export function WrittenSheet({ product }: { product: Product }) {
  const { name } = product.summary;
  const { open } = sortQuestions(product.glance.questions);
  const message = [
    interpolate(messageAbout, { subject: name }),
    sheet.message,
    ...(open.length > 0 ? [sheet.ask, ...open.map(({ question }) => question)] : []),
  ].join('\n');
  return (
    <div id={sheetId} className="scroll-mt-header-scrolled">
      <Chapter title={sheet.title} half="right">
        <p className="max-w-measure text-soft">{sheet.lead}</p>
        <div className="mt-1 flex gap-3 max-xs:flex-col xs:flex-wrap">
          <RouteLink to={messageLink(message)} className={buttonStyle()}>
            {sheet.send}
          </RouteLink>
          <SendOn
            what="sheet"
            title={`${name}. ${sheet.title}`}
            place={sheetId}
            answers={answersAsText(product)}
          />
        </div>
        <details
          className={cx(
            'group bg-surface px-5 pt-4 shadow-raised sm:px-10 sm:pt-5 print:shadow-none forced-colors:border',
            'mt-1 open:pb-8 desktop:open:min-h-[calc(6/12*min(100cqw,theme(maxWidth.page))*11/8.5)]',
          )}
        >
          <summary className="block">
            <span className="block max-sm:line-small">
              <PaperHead />
            </span>
            <span className="mt-3 mb-4 flex flex-wrap justify-between gap-x-6 gap-y-3">
              <span className="font-display text-h4">{name}</span>
              <span className="flex items-center gap-2 self-start pt-1 font-display text-label font-semibold print:hidden">
                {sheet.fold}
                <FoldChevron />
              </span>
            </span>
            <span className="block pb-5 group-open:hidden sm:pb-6 print:hidden">
              <QuoteTop counts={product.glance.counts} />
            </span>
          </summary>
          <Sheet {...product} />
        </details>
      </Chapter>
    </div>
  );
}
