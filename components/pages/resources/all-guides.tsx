import { Container } from '@/components/ui/container';
import { grantGuides } from '@/content/pages/grant-guides';
import { guideAnchor } from '@/content/site/resource-tabs';
import type { GrantCard } from '@/content/site/types';
import { GuideText } from './guide-text';

type AllGuidesProps = { grants: readonly GrantCard[]; sources: string };

/** All guides in full, where the links of their cards lead. */
export default function AllGuides({ grants, sources }: AllGuidesProps) {
  return (
    <Container className="pb-section">
      {grants.map(({ slug, title }) => (
        <section
          key={slug}
          id={guideAnchor(slug)}
          className="mt-6 w-fit rounded-card bg-surface p-6 *:max-w-measure md:p-9"
        >
          <h2 className="mb-4 text-h2">{title}</h2>
          <GuideText guide={grantGuides[slug]!} sources={sources} />
        </section>
      ))}
    </Container>
  );
}
