import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { textLink } from '@/components/ui/text-link';
import type { resources } from '@/content/pages/resources';
import type { FaqItem } from '@/content/site/types';
import { Questions } from './questions';

type FaqPanelProps = { content: (typeof resources)['faq']; items: readonly FaqItem[] };

/** The eight questions, beside their heading. */
export function FaqPanel({ content, items }: FaqPanelProps) {
  return (
    <Container className="pt-head pb-section">
      <Grid className="gap-y-10">
        <div className="col-span-full md:col-span-3 desktop:col-span-4">
          <h2 className="-ml-hang-h2 text-h2">{content.title}</h2>
          <p className="mt-4 max-w-80 text-soft">{content.aside}</p>
          <a
            href={`mailto:${content.mail}`}
            className={textLink({ className: 'mt-2 wrap-anywhere' })}
          >
            {content.mail}
          </a>
        </div>
        <div className="col-span-full md:col-span-5 desktop:col-span-8">
          <Questions items={items} />
        </div>
      </Grid>
    </Container>
  );
}
