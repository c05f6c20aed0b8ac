import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent, Room } from '@/content/types';
import { SceneSurround } from './scene-surround';

type KeyPlanProps = {
  label: string;
  place: string;
  /** In the scene's units. */
  room: Room;
  /** The cutaway view of the school, 960 by 720. */
  scene: PictureContent;
};

/** The visible part of the scene, in its units: full width, cropped at the top and bottom. */
const view = { width: 960, top: 190, bottom: 647 };

/**
 * Shows where in the school a product is used: the building with one room lit and the rest under a
 * scrim. The caption is in the sky; under 1440 px the sky is extended above the scene, and under
 * 640 px the scene is cropped around the room. Above 1440 px the scene stops growing, and hills and
 * soil continue to both sides.
 */
export function KeyPlan({ label, place, room, scene }: KeyPlanProps) {
  return (
    <section className="on-dark relative break-inside-avoid overflow-hidden bg-sky text-on-dark">
      <div className="bg-dark-deep/62 pt-14 page:absolute page:inset-x-0 page:top-0 page:z-10 page:bg-transparent">
        <Container>
          <h2 className="text-body font-medium">{label}</h2>
          <p className="mt-1 max-w-[12em] font-display text-h3 text-balance">{place}</p>
        </Container>
      </div>
      <div className="mx-auto flex max-w-page break-inside-avoid">
        <div
          className={cx(
            'relative aspect-[960/457] w-[calc(100%*var(--zoom))] shrink-0 page:-mt-[3.125%]',
            'translate-x-[calc((1/var(--zoom)-1)*var(--focus)*100%)]',
            room.width > view.width / 2
              ? '[--focus:0] [--zoom:1.45] sm:[--zoom:1]'
              : cx('[--zoom:2] xs:[--zoom:1.5] sm:[--zoom:1]', focusOn(room)),
          )}
        >
          <SceneSurround top={view.top} bottom={view.bottom} />
          <div className="absolute inset-0 overflow-hidden">
            <Picture picture={scene} className="absolute inset-x-0 -top-[41.575%]" />
          </div>
          <Scrim room={room} />
        </div>
      </div>
    </section>
  );
}

/** The horizontal position of the crop in a narrow window: 0 is the left end, 1 the right. */
const stops = ['[--focus:0]', '[--focus:.25]', '[--focus:.5]', '[--focus:.75]', '[--focus:1]'];

function focusOn({ x, width }: Room) {
  const shown = view.width / 2;
  const along = (x + width / 2 - shown / 2) / (view.width - shown);
  return stops[Math.round(Math.min(1, Math.max(0, along)) * (stops.length - 1))];
}

/** The scrim over the section with the room cut out of it, and the room's outline. */
function Scrim({ room }: { room: Room }) {
  const { width, top, bottom } = view;
  const [x, y, w, h, r] = [room.x - 2, room.y - 2, room.width + 4, room.height + 4, 4];
  const hole = `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}Z`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 ${top} ${width} ${bottom - top}`}
      preserveAspectRatio="none"
      overflow="visible"
      className="absolute inset-0 size-full"
    >
      <path
        fillRule="evenodd"
        d={`M-2880 ${top}H3840V${bottom}H-2880Z${hole}`}
        className="fill-dark-deep/62"
      />
      <path
        d={hole}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line stroke-[5px] wide:stroke-[6px]"
      />
    </svg>
  );
}
