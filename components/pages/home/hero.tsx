import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { Home } from '@/content/pages/home';
import { HeroScene } from './hero-scene';

/**
 * The morning sky with headline, lead and buttons, and the cut-open school under it. A
 * negative margin moves the scene up beneath them, so a longer text moves the building down instead
 * of overlapping it.
 */
export function Hero({ headline, lead, primary, secondary, picture }: Home['hero']) {
  return (
    <section className="overflow-x-clip bg-sky pt-23 md:pt-30 desktop:pt-34">
      <Container className="relative z-10">
        <h1 className="-ml-hang-display-1 max-w-title text-display-1">{headline}</h1>
        <p className="mt-4 max-w-[39rem] text-lead text-soft md:mt-6">{lead}</p>
        <div className="mt-6 flex flex-col gap-3 xs:flex-row xs:flex-wrap md:mt-8">
          <ButtonLink to={primary.to}>{primary.label}</ButtonLink>
          <ButtonLink to={secondary.to} variant="secondary" className="hover:bg-ground">
            {secondary.label}
          </ButtonLink>
        </div>
      </Container>
      <HeroScene picture={picture} />
    </section>
  );
}
