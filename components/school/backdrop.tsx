import { Parallax } from '@/components/motion/parallax';
import { school } from '@/content/school/measures';
import { rooms } from '@/content/school/rooms';
import { parallax } from '@/content/site/timing';

const { width, height } = school;
const ground = rooms.building.box.y + rooms.building.box.height;
const cloud = 'M0 40q-6-20 18-20Q24 0 50 4q20-14 40 8 30-2 26 28Z';

/** A layer that extends by the school's width on both of its sides. */
const area = { viewBox: `${-width} 0 ${3 * width} ${height}` };

/**
 * The sky, clouds and far hills behind the school, and the near hills and the soil on both of its sides. The
 * page clips what extends beyond it.
 *
 * @param moves whether clouds and far hills scroll more slowly than the page
 */
export const Backdrop = ({ moves = false }: { moves?: boolean }) => (
  <svg
    aria-hidden="true"
    className="absolute top-0 -left-full h-full w-[300%] max-w-none forced-color-adjust-none"
  >
    <rect width="100%" height="100%" className="fill-sky" />
    <Parallax share={moves ? parallax.sky : 0}>
      <svg {...area} className="fill-surface/80">
        <path transform="matrix(.62 0 0 .62 575 262)" d={cloud} />
        <path transform="matrix(.36 0 0 .36 630 300)" d={cloud} />
      </svg>
    </Parallax>
    <Parallax share={moves ? parallax.hills : 0}>
      <svg {...area} className="fill-hill-far">
        <path d="M2 560q-170 60-420 20-260-50-542-10v52H2Z" />
        <path d="M0 560q160-90 330-40 190-50 370 10 140-30 260 10 190 30 378-10 280-40 582 10v82H0Z" />
      </svg>
    </Parallax>
    <svg {...area}>
      <path
        className="fill-hill"
        d="M2 590q-230 24-480 6-270-14-482 10v16H2ZM958 590q230 20 460 4 270-16 502 4v24H958Z"
      />
      <path className="fill-dark" d={`M${-width} ${ground}h${3 * width}V${height}H${-width}Z`} />
      <path className="fill-soil" d={`M${-width} ${ground - 3}h${3 * width}v5H${-width}Z`} />
    </svg>
  </svg>
);
