import { cx } from '@/components/lib/cx';
import { linkAbout } from '@/components/lib/message-link';
import { lineInMargin, LineToEnd } from '@/components/scene/line';
import { PaperHead } from '@/components/scene/paper';
import { ButtonLink } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { paperWords } from '@/content/comparison/words';
import { quote, quoteAnchor } from '@/content/site/quote';
import { PrintPaper } from './print-paper';
import { QuoteShape } from './quote-shape';
import { SendOn } from './send-on';
import { TitledRow } from './titled-row';
import { WayHome } from './way-home';

const words = cx('col-span-full wide:col-span-3 desktop:col-span-5');

/** What a price depends on, around an empty sample of a quote or beside it. It never says an amount. */
export const QuoteSection = () => (
  <div id={quoteAnchor} className="scroll-mt-16">
    <Section className="bg-ground-alt">
      <Grid className="items-start gap-y-8 wide:grid-rows-[auto_1fr] wide:gap-y-0">
        <div className={words}>
          <h2 tabIndex={-1} className="-ml-hang-h2 text-h2">
            {quote.title}
          </h2>
          <p className="mt-4 max-w-measure text-lead text-balance text-soft">{quote.sentence}</p>
        </div>
        <div className="col-span-full bg-surface p-5 shadow-raised contrast-more:border sm:px-10 sm:pb-8 wide:col-span-5 wide:row-span-2 desktop:col-span-6 desktop:col-start-7 forced-colors:border">
          <PaperHead />
          <div className="mt-5">
            <QuoteShape />
          </div>
        </div>
        <div className={words}>
          {quote.notes.map((note) => (
            <p key={note} className="max-w-measure text-balance text-soft not-first:mt-3 wide:mt-3">
              {note}
            </p>
          ))}
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={linkAbout(undefined, quote.ask.message)} variant="secondary">
              {quote.ask.link}
            </ButtonLink>
            <PrintPaper label={paperWords.quote} paper="quote" />
          </div>
          <SendOn what="sheet" title={quote.title} place={quoteAnchor} className="mt-4" />
        </div>
        {/* Beside the footer's line. */}
        <div className="col-span-full mt-6 -mb-section max-wide:pl-[20%] wide:col-span-5 wide:col-start-4 wide:mt-14 desktop:col-span-6 desktop:col-start-7">
          <WayHome />
        </div>
      </Grid>
    </Section>
  </div>
);

type QuoteLineProps = {
  /** What the page is about, for the contact form. */
  subject: string;
  className?: string;
};

/** At the end of a page: how a quote is built, in a sentence, and links to a blank one and to ask for one. */
export const QuoteLine = ({ subject, className }: QuoteLineProps) => (
  <section className={cx('overflow-clip py-12 md:py-16', className)}>
    <Container className="@container">
      <div className={cx('relative [--line-y:1.125rem]', lineInMargin)}>
        <LineToEnd />
        <TitledRow title={quote.lineTitle} lead={quote.sentence} isLow>
          <ButtonLink to={linkAbout(subject, quote.ask.message)} variant="secondary">
            {quote.ask.link}
          </ButtonLink>
          <RouteLink to={quote.shape.to} anchor={quote.shape.anchor} className={textLink()}>
            {quote.shape.label}
          </RouteLink>
        </TitledRow>
      </div>
    </Container>
  </section>
);
