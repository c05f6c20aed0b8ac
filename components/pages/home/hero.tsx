import { LinkedStyles } from '@/components/blocks/linked-styles';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { home } from '@/content/pages/home';
import { asking } from '@/content/site/demo';
import { Day } from './day';
import { HeroScene } from './hero-scene';
import { CurrentMoment } from './now';
import { WatchAlert } from './watch-alert';

const { day, hero } = home;

/**
 * The headline, the cut-open school under it, and its day. Type and distances follow the window's
 * height, because both floors are in the first screen of a laptop.
 */
export const Hero = () => (
  <section className="group/scene overflow-x-clip bg-sky pt-[calc(theme(spacing.header)+clamp(0.5rem,7.5svh-2.7rem,3.5rem))]">
    {/* The scene beside the words takes the pointer. */}
    <Container className="pointer-events-none relative z-10 *:pointer-events-auto">
      <h1 className="unless-scrolled -ml-hang-display-1 max-w-[13em] text-display-1-home">
        {hero.headline}
      </h1>
      {/* On a desktop beside the flag, at the same distance from its pole as from the roof. */}
      <p className="unless-scrolled mt-[clamp(0.375rem,2svh-0.4rem,1.5rem)] max-w-[39rem] text-lead text-soft desktop:max-w-[min(37.25rem,48.7vw-6.5rem)]">
        {hero.lead}
      </p>
      <div className="unless-playing mt-[clamp(0.5rem,3svh-0.8rem,2rem)] flex flex-wrap gap-3 max-md:*:grow">
        <ButtonLink to="/contact">{hero.primary.label}</ButtonLink>
        <WatchAlert {...hero.watch} />
      </div>
      <p className="unless-playing mt-2 text-small text-soft">{asking.short}</p>
    </Container>
    <CurrentMoment moments={day.moments.map(({ time, event }) => ({ time, event }))}>
      <HeroScene />
      {/* The hours are below the first screen of a phone. */}
      <LinkedStyles />
      <Day />
    </CurrentMoment>
  </section>
);
