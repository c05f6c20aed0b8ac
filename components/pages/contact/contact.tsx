import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { LineDrop, LineNode } from '@/components/scene/line';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { QuoteSection } from '@/components/sections/quote-section';
import { SendOn } from '@/components/sections/send-on';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { Icon } from '@/components/ui/icon';
import type { contact, ContactRow } from '@/content/pages/contact';
import { ContactForm } from './contact-form';

/** The form, what a demo takes, how to reach us, and what a quote looks like. */
export function ContactPage({ content }: { content: typeof contact }) {
  return (
    <>
      <section className="overflow-x-clip">
        <Container className="pt-page-top pb-section">
          <Grid className="items-start gap-y-8 desktop:grid-rows-[auto_auto_1fr] desktop:gap-y-10">
            <div className="col-span-full desktop:col-span-5">
              <h1 className="-ml-hang-display-1 text-display-1">{content.title}</h1>
              <p className="mt-6 max-w-measure text-lead text-balance text-soft max-md:mt-4">
                {content.lead}
              </p>
            </div>
            <div className="col-span-full desktop:col-span-6 desktop:col-start-7 desktop:row-span-3">
              <ContactForm content={content.form} />
            </div>
            <div className="col-span-full desktop:col-span-5">
              <h2 className="text-h4">{content.demo.title}</h2>
              <ul className="mt-3 max-w-measure text-soft line-small [--line-x:0.5625rem] [--line-y:0.9375rem]">
                {content.demo.items.map((item) => (
                  <li key={item} className="group/item relative py-0.5 pl-8">
                    <LineDrop className="bottom-[calc(var(--line-y)*-1)] group-last/item:hidden" />
                    <LineNode className="bg-ground" />
                    {item}
                  </li>
                ))}
              </ul>
              <SendOn className="mt-4" />
            </div>
            <div className="col-span-full self-stretch desktop:col-span-5">
              <section className="@container h-full rounded-panel bg-dark p-6 text-on-dark on-dark md:p-8">
                <h2 className="pb-6 text-h3">{content.card.title}</h2>
                <dl className="*:last:pb-0 @pair:grid @pair:grid-cols-[minmax(16rem,1fr)_1fr]">
                  {content.card.rows.map((row) => (
                    <Row key={row.label} row={row} />
                  ))}
                </dl>
              </section>
            </div>
          </Grid>
        </Container>
      </section>
      <LinkedStyles />
      <QuoteSection />
    </>
  );
}

/** How to reach us by one way, as a link if it has one. */
function Row({ row: { icon, label, lines, href } }: { row: ContactRow }) {
  const text = lines.map((line) => (
    <span key={line} className="block wrap-anywhere">
      {noBreak(line)}
    </span>
  ));
  return (
    <div
      className={cx(
        'relative border-t border-dark-line py-5 pl-10',
        lines.length > 1 && '@pair:col-span-2',
      )}
    >
      <dt className="text-small text-on-dark-soft">
        <Icon name={icon} className="absolute top-6 left-0 text-accent" />
        {label}
      </dt>
      <dd>
        {href ? (
          <a
            href={href}
            className="inline-block py-1 underline underline-offset-4 transition-hover hover:bg-dark-line md:py-0"
          >
            {text}
          </a>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
