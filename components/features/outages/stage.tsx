import { cx } from '@/components/lib/cx';
import { At, Drawing, Overlay } from '@/components/scene/frame';
import { boxOf } from '@/components/scene/geometry';
import { Outline } from '@/components/scene/room-links';
import { WholeSchool } from '@/components/scene/whole-school';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import { productOutages } from '@/content/outages/products';
import type { OutageId, Outcome } from '@/content/outages/types';
import { doors, type ProductDoor } from '@/content/scene/doors';
import type { SpotId } from '@/content/scene/rooms';
import { factFor } from './outcome';
import { SchoolLine } from './school-line';

/** Where a product is; what is about the whole building is on the board along its roof. */
const placeOf = ({ room, part }: ProductDoor): SpotId =>
  part ?? (room === 'building' ? 'roof' : room);

/** A box over these would hide the sky: their mark and their part of the line say it. */
const inOpenAir: readonly SpotId[] = ['speaker', 'gate'];

const shade: Record<Outcome, string> = {
  works: cx('opacity-0'),
  'in-part': cx('opacity-30'),
  fails: cx('opacity-75'),
};

/** What is left, in the school: rooms stay lit, dim or go dark. The list beside it says the same. */
export function Stage({ off }: { off: readonly OutageId[] }) {
  const places = doors.map((door) => ({
    door,
    place: placeOf(door),
    outcome: factFor(productOutages[door.product.id]!, off)?.outcome ?? 'works',
  }));
  return (
    <WholeSchool>
      <Drawing shapeRendering="crispEdges" className="fill-dark-deep">
        {places.map(
          ({ place, outcome }) =>
            !inOpenAir.includes(place) && (
              <rect
                key={place}
                {...boxOf(place)}
                className={cx('transition-opacity duration-light', shade[outcome])}
              />
            ),
        )}
      </Drawing>
      <Drawing className="line-small">
        {places.map(
          ({ place, outcome }) =>
            outcome === 'in-part' && <Outline key={place} place={place} isDashed />,
        )}
        <SchoolLine
          off={off}
          outcomes={Object.fromEntries(places.map(({ door, outcome }) => [door.room, outcome]))}
        />
      </Drawing>
      <Overlay>
        {places.map(({ place, outcome }) => (
          <At key={place} place={place} dx={place === 'roof' ? 225 : 3} dy={3}>
            <span className="flex size-4.5 items-center justify-center rounded-full bg-ground text-strong @medium:size-6">
              <OutcomeMark outcome={outcome} className="@max-medium:size-3.5" />
            </span>
          </At>
        ))}
      </Overlay>
    </WholeSchool>
  );
}
