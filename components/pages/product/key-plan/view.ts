import { cx } from '@/components/lib/cx';
import { rooms, type Box } from '@/content/scene/rooms';

/** From 768 px, the scene's units that the key plan shows from left to right. */
const shown = 796;
/** How far left and right it may move: from 768 px the gym and the gate always stay in sight. */
const [leftmost, rightmost] = [16, 812];

/**
 * The scene's measures on the page. --shown is how much of it is seen, in its units; --unit the
 * length of one. It moves to --center as far as it may, and stops growing at the page's width.
 */
const measures =
  '[--shown:320] xs:[--shown:400] sm:[--shown:540] md:[--shown:796] ' +
  '[--width:min(100cqw,theme(maxWidth.page))] [--unit:calc(var(--width)/var(--shown))] ' +
  '[--left:clamp(16,var(--center)-var(--shown)/2,812-var(--shown))]';

/** The box of the whole scene, in a container that has the measures. */
export const scene =
  'absolute top-[calc(var(--unit)*-312)] left-[calc(50cqw-var(--width)/2-var(--left)*var(--unit))] aspect-4/3 w-[calc(var(--unit)*960)]';

/** Where the view stops: at the middle of the rooms that stand above each other. */
const stops = [
  { center: 118, className: '[--center:118]' },
  { center: 275, className: '[--center:275]' },
  { center: 421, className: '[--center:421]' },
  { center: 564, className: '[--center:564]' },
  { center: 725, className: '[--center:725]' },
];

/** The view that has a room, or else the building, nearest to its middle. */
export function stop({ x, width }: Box = rooms.building.box) {
  const distance = ({ center }: { center: number }) => Math.abs(x + width / 2 - center);
  const { center, className } = stops.reduce((best, next) =>
    distance(next) < distance(best) ? next : best,
  );
  const left = Math.min(Math.max(leftmost, center - shown / 2), rightmost - shown);
  return { className: cx(measures, className), left, right: left + shown };
}
