import { IconCard } from '@/components/sections/icon-card';
import { Section } from '@/components/ui/container';
import type { about } from '@/content/pages/about';

/** The company's values, as three cards. */
export function Values({ title, cards }: typeof about.values) {
  return (
    <Section>
      <h2 className="-ml-hang-h2 text-h2">{title}</h2>
      <ul className="mt-head grid gap-x-gutter gap-y-6 [--pad:2rem] wide:grid-cols-3">
        {cards.map((value) => (
          <li key={value.title} className="flex">
            <IconCard {...value} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
