import { Values } from '@/components/sections/values';
import { home } from '@/content/pages/home';
import { Hero } from './hero';
import { Platform } from './platform';
import { Roles } from './roles';

/** The home page: hero with its day, platform, roles, values. */
export function HomePage() {
  return (
    <>
      <Hero {...home} />
      <Platform {...home.platform} />
      <Roles {...home.roles} />
      <Values {...home.values} />
    </>
  );
}
