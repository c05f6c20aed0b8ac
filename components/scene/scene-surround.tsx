import { cx } from '@/components/lib/cx';
import { school } from '@/content/scene/measures';
import { rooms } from '@/content/scene/rooms';

const { width, height } = school;
const ground = rooms.building.box.y + rooms.building.box.height;

/** Hills and soil on both sides of the school, as wide as it on each; in its frame. */
export const SceneSurround = ({ className }: { className?: string }) => (
  <svg
    aria-hidden="true"
    viewBox={`${-width} 0 ${3 * width} ${height}`}
    className={cx('absolute bottom-0 -left-full w-[300%] max-w-none', className)}
  >
    <path
      className="fill-hill-far"
      d="M2 560q-170 60-420 20-260-50-542-10v52H2ZM958 540q190 30 380-10 280-40 582 10v82H958Z"
    />
    <path
      className="fill-hill"
      d="M2 590q-230 24-480 6-270-14-482 10v16H2ZM958 590q230 20 460 4 270-16 502 4v24H958Z"
    />
    <path className="fill-dark" d={`M${-width} ${ground}h${3 * width}V${height}H${-width}Z`} />
    <path className="fill-soil" d={`M${-width} ${ground - 3}h${3 * width}v5H${-width}Z`} />
  </svg>
);
