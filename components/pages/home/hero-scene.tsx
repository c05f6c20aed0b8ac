import { Clouds } from '@/components/scene/clouds';
import { At, Drawing, Overlay, SceneFrame } from '@/components/scene/frame';
import { boxOf, boxPath, viewBoxOf } from '@/components/scene/geometry';
import { RoomLink, whileLit } from '@/components/scene/room-links';
import { Slot } from '@/components/scene/scene-section';
import { SceneSurround } from '@/components/scene/scene-surround';
import type { DayMoment } from '@/content/scene/day';
import type { Picture } from '@/content/site/types';
import { MomentInScene, Now } from './now';

type HeroSceneProps = { picture: Picture; moments: readonly DayMoment[] };

/**
 * The school on its ground; --frame is its width, --ground the height of the soil under the building. The
 * line leaves its foot and goes on as the day line, so nothing may move but the sky, and on phones the
 * whole school while an alert plays, so that the rooms of its story are in view.
 */
export function HeroScene({ picture, moments }: HeroSceneProps) {
  return (
    <div className="@container relative mx-auto max-w-page [--frame:212cqw] [--ground:calc(var(--frame)*theme(scene.soil))] group-data-playing/scene:z-1 xs:[--frame:51.25rem] md:[--frame:100cqw]">
      <SceneSurround className="hidden page:block" />
      <div className="relative -mt-[40cqw] flex justify-end xs:-mt-[9.8125rem] md:-mt-[27.4cqw] desktop:-mt-[calc(theme(spacing.roof)-clamp(0.75rem,2.2svh,2.5rem))]">
        <SceneFrame
          picture={picture}
          eager
          className="w-full min-w-(--frame) shrink-0 transition-[translate] duration-scene group-data-playing/scene:translate-x-to-story md:min-w-0"
        >
          <Slot name="lettering" />
          <Overlay>
            <Clouds />
            <At
              place="roof"
              className="transition-opacity group-data-playing/scene:invisible max-md:hidden"
            >
              <Now />
            </At>
            <MomentRooms moments={moments} />
          </Overlay>
          <Slot name="stage" />
        </SceneFrame>
      </div>
      <Slot name="foot" />
    </div>
  );
}

/** The rooms of the day's moments; while one is lit, the rest of the building is darker. */
function MomentRooms({ moments }: Pick<HeroSceneProps, 'moments'>) {
  const building = boxOf('building');
  return (
    <>
      <Drawing className="fill-dark-deep/50">
        {/* Cuts off what of a room is not in the building. */}
        <svg {...building} viewBox={viewBoxOf(building)}>
          {moments.map(({ room }) => (
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
      {moments.toReversed().map(({ time, room, product }) => (
        <RoomLink
          key={room}
          place={room}
          to={`/products/${product.id}`}
          Link={MomentInScene}
          name={time}
        />
      ))}
    </>
  );
}
