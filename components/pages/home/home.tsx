import type { Home } from '@/content/home';
import type { ProductSummary } from '@/content/types';
import { Day } from './home/day';
import { Hero } from './home/hero';
import { Platform } from './home/platform';
import { Roles } from './home/roles';
import { Values } from './home/values';

type HomePageProps = { content: Home; modules: readonly ProductSummary[] };

/** The home page: hero with its day, platform, roles, values. */
export function HomePage({ content, modules }: HomePageProps) {
  return (
    <>
      <Hero {...content.hero} />
      <Day {...content.day} figures={content.figures} />
      <Platform {...content.platform} modules={modules} />
      <Roles {...content.roles} />
      <Values {...content.values} />
    </>
  );
}
