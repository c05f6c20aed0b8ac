import { Accordion } from '@/components/ui/accordion';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { resources } from '@/content/pages/resources';
import type { FaqItem } from '@/content/site/types';

type FaqPanelProps = { content: (typeof resources)['faq']; items: readonly FaqItem[] };

/** The eight questions, beside their heading. */
export function FaqPanel({ content, items }: FaqPanelProps) {
  const { before, mail, after } = content.aside;
  return (
    <Container className="pt-12 pb-section desktop:pt-16">
      <Grid className="gap-y-10">
        <div className="col-span-full md:col-span-3 desktop:col-span-4">
          <h2 className="-ml-hang-h2 text-h2-narrow desktop:pr-4">{content.title}</h2>
          <p className="mt-4 max-w-75 text-soft">
            {before}{' '}
            <a
              href={`mailto:${mail}`}
              className="text-strong underline decoration-action decoration-3 underline-offset-[5px] transition-colors hover:bg-attention"
            >
              {mail}
            </a>
            {after}
          </p>
        </div>
        <div className="col-span-full md:col-span-5 desktop:col-span-8">
          <Accordion
            items={items.map(({ question, answer }) => ({ heading: question, text: answer }))}
          />
        </div>
      </Grid>
    </Container>
  );
}
