import { cx } from '@/components/lib/cx';
import { isOutside } from '@/components/scene/door-place';
import { At, Drawing, Overlay } from '@/components/scene/frame';
import { boxOf } from '@/components/scene/geometry';
import { Outline } from '@/components/scene/room-links';
import { WholeSchool } from '@/components/scene/whole-school';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import type { OutageId, Outcome } from '@/content/outages/types';
import { placeOutcomes } from './place-outcomes';
import { SchoolLine } from './school-line';

const shade: Record<Outcome, string> = {
  works: cx('opacity-0'),
  'in-part': cx('opacity-30'),
  fails: cx('opacity-75'),
};

/** What is left, in the school: rooms stay lit, dim or go dark. The list beside it says the same. */
export function Stage({ off }: { off: readonly OutageId[] }) {
  const places = placeOutcomes(off);
  return (
    <WholeSchool>
      <Drawing shapeRendering="crispEdges" className="fill-dark-deep">
        {places.map(
          ({ place, outcome }) =>
            // A box outside would hide the sky: the mark and the part of the line say it.
            !isOutside(place) && (
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
        <SchoolLine off={off} places={places} />
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
