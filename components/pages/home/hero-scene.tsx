import { Parallax } from '@/components/motion/parallax';
import { boxOf, boxPath, wholeScene } from '@/components/scene/geometry';
import { overScene, RoomLink, whileLit } from '@/components/scene/room-links';
import { SceneSurround } from '@/components/scene/scene-surround';
import { Picture } from '@/components/ui/picture';
import { parallax } from '@/content/site/timing';
import type { DayMoment } from '@/content/scene/day';
import type { Picture as PictureContent } from '@/content/site/types';
import { Now } from './now';

const cloud = 'M0 40q-6-20 18-20Q24 0 50 4q20-14 40 8 30-2 26 28Z';

type HeroSceneProps = { picture: PictureContent; moments: readonly DayMoment[] };

/**
 * The school on its ground. The line leaves its foot and goes on as the day line, so nothing may
 * move but the sky: the clouds are drawn again over the picture's own, in a window of plain sky.
 */
export function HeroScene({ picture, moments }: HeroSceneProps) {
  return (
    <div data-alert="foot" className="@container relative mx-auto max-w-page">
      <SceneSurround />
      <div className="relative -mt-[40cqw] flex justify-end xs:-mt-[9.8125rem] md:-mt-[27.4cqw] desktop:-mt-[calc(37.9cqw-clamp(0.75rem,2.2svh,2.5rem))]">
        <div
          data-alert="stage"
          className="relative w-full min-w-[212%] shrink-0 xs:min-w-[51.25rem] md:min-w-0"
        >
          <Picture picture={picture} eager />
          <div
            aria-hidden="true"
            className="absolute top-[31%] left-[52%] h-[13.5%] w-[10.5%] overflow-hidden bg-sky forced-color-adjust-none"
          >
            <Parallax share={parallax.sky}>
              <svg viewBox="499.2 223.2 100.8 97.2" className="fill-surface/80">
                <path transform="matrix(.62 0 0 .62 500 236)" d={cloud} />
                <path transform="matrix(.36 0 0 .36 556 268)" d={cloud} />
              </svg>
            </Parallax>
          </div>
          <Now moments={moments.map(({ time, event, room }) => ({ time, event, room }))} />
          <MomentRooms moments={moments} />
        </div>
      </div>
    </div>
  );
}

/** The rooms of the day's moments; while one is lit, the rest of the building is darker. */
function MomentRooms({ moments }: Pick<HeroSceneProps, 'moments'>) {
  const building = boxOf('building');
  const { x, y, width, height } = building;
  return (
    <svg aria-hidden="true" className={overScene}>
      <svg viewBox={wholeScene} className="fill-dark-deep/50">
        {/* Cuts off what of a room is not in the building. */}
        <svg {...building} viewBox={`${x} ${y} ${width} ${height}`}>
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
      </svg>
      {/* The last one, of the building, lies under the others. */}
      {moments.toReversed().map(({ room, product }) => (
        <RoomLink
          key={room}
          place={room}
          to={`/products/${product.id}`}
          className="data-[alert=now]:outline-action"
        />
      ))}
    </svg>
  );
}
