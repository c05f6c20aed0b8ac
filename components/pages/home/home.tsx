import { LinkedStyles } from '@/components/sections/linked-styles';
import { Values } from '@/components/sections/values';
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
