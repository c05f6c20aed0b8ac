import { LineBar, LineOpenEnd } from '@/components/scene/line';
import { Section } from '@/components/ui/container';
import type { Solution } from '@/content/site/types';

/**
 * What stands in the way today: three breaks in the line, side by side from 900 px. The scenes of
 * the section below stand in the same columns and close them.
 */
export function Challenge({ label, headline, points }: Solution['challenge'] & { label: string }) {
  return (
    <Section className="overflow-x-clip bg-ground-alt">
      <p className="text-quiet">{label}</p>
      <h2 className="mt-2 -ml-hang-h2 text-h2">{headline}</h2>
      <dl className="mt-head grid gap-x-gutter gap-y-10 wide:grid-cols-3">
        {points.map(({ title, description }) => (
          <div key={title} className="group relative pt-12">
            <dt className="font-display text-h4">{title}</dt>
            <dd className="mt-2 max-w-measure text-soft">
              {description}
              <LineBar className="right-full wide:group-not-first:hidden" />
              <LineOpenEnd />
              <LineBar className="left-1/2 wide:group-not-last:-right-6" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
