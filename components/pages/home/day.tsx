import { Container } from '@/components/ui/container';
import type { Home } from '@/content/pages/home';
import { DayLine } from './day-line';
import { Figures } from './figures';

/** The hero's lower part: one school day on the line that leaves the scene's foot, and the three figures. */
export function Day({ label, moments, caption, figures }: Home['day'] & Pick<Home, 'figures'>) {
  return (
    <div className="on-dark bg-dark pb-18 text-on-dark md:pb-22">
      <h2 className="sr-only">{label}</h2>
      <DayLine moments={moments} />
      <Container>
        <Figures caption={caption} figures={figures} />
      </Container>
    </div>
  );
}
