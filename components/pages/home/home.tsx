import { LinkedStyles } from '@/components/sections/linked-styles';
import { Section } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import { Mark } from '@/components/ui/logo';
import type { Home } from '@/content/pages/home';
import type { ProductSummary } from '@/content/site/types';
import { Hero } from './hero';
import { Platform } from './platform';
import { Roles } from './roles';

type HomePageProps = { content: Home; modules: readonly ProductSummary[] };

/** The home page: hero with its day, platform, roles, values. */
export function HomePage({ content, modules }: HomePageProps) {
  return (
    <>
      <Hero {...content} />
      <LinkedStyles />
      <Platform {...content.platform} modules={modules} />
      <Roles {...content.roles} />
      <Values {...content.values} />
    </>
  );
}

/** A plain list: a description is beside its title, or below where a long word needs the space. */
function Values({ title, items }: Home['values']) {
  return (
    <Section className="overflow-clip">
      <Grid className="gap-y-8">
        <div className="relative col-span-full desktop:col-span-4">
          <h2 className="-ml-hang-h2 text-h2">{title}</h2>
          {/* Beside the line that comes in under it. */}
          <Mark
            quiet
            className="absolute -bottom-section left-20 hidden w-[min(16rem,100%-5rem)] translate-y-[2.2%] desktop:block print:hidden"
          />
        </div>
        <ul className="col-span-full desktop:col-span-8">
          {items.map((item) => (
            <li
              key={item.title}
              className="flex flex-wrap items-baseline gap-x-gutter gap-y-2 border-t border-strong py-8"
            >
              <h3 className="flex-[2_12rem] text-h4 md:text-h3-wide">{item.title}</h3>
              <p className="flex-[5_18rem] text-body-large text-soft">{item.description}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  );
}
