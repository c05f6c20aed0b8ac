import { Container } from '@/components/ui/container';
import type { Solution } from '@/content/site/types';

/** What stands in the way today: a headline at the left, three ruled rows at the right. */
export function Challenge({ label, headline, points }: Solution['challenge'] & { label: string }) {
  return (
    <section className="bg-ground-alt py-section">
      <Container className="grid gap-x-gutter gap-y-10 md:grid-cols-[3fr_4fr] desktop:grid-cols-2">
        <div>
          <p className="text-quiet">{label}</p>
          <h2 className="mt-2 -ml-hang-h2 max-w-[11em] text-h2">{headline}</h2>
        </div>
        <dl>
          {points.map(({ title, description }) => (
            <div
              key={title}
              className="grid gap-x-4 gap-y-2 border-t border-strong pt-6 pb-8 sm:max-md:grid-cols-[12.5rem_1fr] desktop:grid-cols-[12.5rem_1fr]"
            >
              <dt className="font-display text-h4-narrow">{title}</dt>
              <dd className="max-w-measure text-body-long text-soft">{description}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
