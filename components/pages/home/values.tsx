import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { Home } from '@/content/pages/home';

/** Our Core Values: a plain list. */
export function Values({ title, items }: Home['values']) {
  return (
    <Section>
      <Grid className="gap-y-8">
        <h2 className="col-span-full -ml-hang-h2 text-h2 desktop:col-span-4">{title}</h2>
        <ul className="col-span-full desktop:col-span-8">
          {items.map((item) => (
            <li
              key={item.title}
              className="grid gap-x-gutter gap-y-2 border-t border-strong py-8 md:grid-cols-8"
            >
              <h3 className="text-h3-wide md:col-span-3">{item.title}</h3>
              <p className="text-body-large text-soft md:col-span-5">{item.description}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
