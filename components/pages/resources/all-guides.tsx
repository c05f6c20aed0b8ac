import { Container } from '@/components/ui/container';
import { grantCards } from '@/content/pages/grant-cards';
import { grantGuides } from '@/content/pages/grant-guides';
import { guideAnchor } from '@/content/site/resource-tabs';
import { GuideText } from './guide-text';

/** All guides in full, where the links of their cards lead. */
export default function AllGuides() {
  return (
    <Container className="pb-section">
      {grantCards.map(({ slug, title }) => (
        <section
          key={slug}
          id={guideAnchor(slug)}
          className="mt-6 w-fit rounded-card bg-surface p-6 *:max-w-measure md:p-9"
        >
          <h2 className="mb-4 text-h2">{title}</h2>
          <GuideText guide={grantGuides[slug]!} />
        </section>
      ))}
    </Container>
  );
}
