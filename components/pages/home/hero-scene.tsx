import { cx } from '@/components/lib/cx';
import { At, Drawing, Overlay, SchoolView } from '@/components/school/school-view';
import { boxOf, boxPath, viewBoxOf } from '@/components/school/geometry';
import { LineDrop, LineNode } from '@/components/rail/rail';
import { RoomLink, whileLit } from '@/components/school/room-links';
import { home } from '@/content/pages/home';
import { MomentLink, Now } from './now';

const { day, hero } = home;

/** Where the line goes down on phones. */
const rail = cx('[--line-x:var(--wall-x)] md:hidden');

const building = boxOf('building');

/**
 * The school on its ground, with a link in each room of the day's moments; while one is lit, the rest of the
 * building is darker. Only its backdrop moves on scroll, because the line goes on below it as the day line.
 * Over it and in the soil under it are places for an alert, which loads later.
 */
export const HeroScene = () => (
  <div className="@container relative mx-auto max-w-page home-scene group-data-playing/scene:z-1">
    {/* As high as while nothing plays. */}
    <div className="relative -mt-[calc(var(--rest)*0.2-1.5rem)] flex h-[calc(var(--rest)*theme(scene.height)/theme(scene.width))] items-end md:-mt-[27.4cqw] desktop:-mt-[calc(theme(spacing.roof)-clamp(1.5rem,2.2svh,2.5rem))]">
      <SchoolView alt={hero.pictureAlt} hasParallax className="home-scene-frame">
        <Overlay>
          <Drawing className="fill-dark-deep/50">
            {/* Cuts off what of a room is not in the building. */}
            <svg {...building} viewBox={viewBoxOf(building)}>
              {day.moments.map(({ room }) => (
                <path
                  key={room}
                  data-place={room}
                  fillRule="evenodd"
                  d={boxPath(building) + boxPath(boxOf(room))}
                  className={whileLit}
                />
              ))}
            </svg>
          </Drawing>
          {/* The last one, of the building, lies under the others. */}
          {day.moments.toReversed().map(({ time, room, product }) => (
            <RoomLink
              key={room}
              place={room}
              outline={room === 'building' ? 'whole-building' : room}
              to={`/products/${product.id}`}
              Link={MomentLink}
              name={time}
            />
          ))}
          <At place="roof" className="transition-opacity group-data-playing/scene:invisible">
            <Now />
          </At>
        </Overlay>
        <div id="scene-stage" className="contents" />
      </SchoolView>
    </div>
    <LineDrop className={cx('top-[calc(100%-var(--rise))]', rail)} />
    <LineNode className={cx('[--line-y:calc(100%-var(--rise))]', rail)} />
    <div id="scene-captions" className="contents" />
  </div>
);
