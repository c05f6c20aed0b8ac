import { Container } from '@/components/ui/container';
import type { GrantCard, Guide } from '@/content/types';
import { guideAnchor } from './guide-anchor';
import { GuideText } from './guide-text';

type ReadableGuidesProps = {
  grants: readonly GrantCard[];
  guides: Readonly<Record<string, Guide>>;
  sources: string;
};

/** Every guide in full, for visitors without script; the cards above link to them. */
export function ReadableGuides({ grants, guides, sources }: ReadableGuidesProps) {
  return (
    <noscript>
      <Container className="pb-section">
        {grants.map(({ slug, title }) => {
          const guide = guides[slug];
          return (
            guide && (
              <section
                key={slug}
                id={guideAnchor(slug)}
                className="mt-6 max-w-3xl rounded-card bg-surface p-6 md:p-9"
              >
                <h3 className="mb-4 text-h2">{title}</h3>
                <GuideText guide={guide} sources={sources} level={4} />
              </section>
            )
          );
        })}
      </Container>
    </noscript>
  );
}
