import { sentences } from '@/components/lib/sentences';
import { ProductCard, productCards } from '@/components/sections/product-card';
import { Section } from '@/components/ui/container';
import { unbroken } from '@/components/ui/unbroken';
import type { Solution } from '@/content/site/types';

type ChangesProps = Solution['solution'] & { label: string };

/** What changes with the platform: a headline over three scenes on one line from edge to edge. */
export function Changes({ label, headline, lead, blocks }: ChangesProps) {
  return (
    <Section className="overflow-x-clip">
      <div className="mb-head">
        <p className="text-quiet">{label}</p>
        <h2 className="mt-2 -ml-hang-h2 text-h2">
          {sentences(headline).map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h2>
        {lead && <p className="mt-5 max-w-measure text-lead text-balance text-soft">{lead}</p>}
      </div>
      <ul className={`${productCards} wide:grid-cols-3 wide:line-rows-3`}>
        {blocks.map(({ title, description, picture }) => (
          <ProductCard key={title} picture={picture}>
            <h3 className="text-h4">{title}</h3>
            <p className="mt-2 text-card text-soft">{unbroken(description)}</p>
          </ProductCard>
        ))}
      </ul>
    </Section>
  );
}
