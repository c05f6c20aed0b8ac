import { Parallax } from '@/components/motion/parallax';
import type { Box } from '@/content/scene/rooms';
import { parallax } from '@/content/site/timing';
import { DrawnAt } from './frame';
import { viewBoxOf } from './geometry';

const sky: Box = { x: 499.2, y: 223.2, width: 100.8, height: 97.2 };
const cloud = 'M0 40q-6-20 18-20Q24 0 50 4q20-14 40 8 30-2 26 28Z';

/** The clouds, drawn again over the picture's own in a window of plain sky, so that they can move. */
export const Clouds = () => (
  <DrawnAt {...sky} className="forced-color-adjust-none">
    <rect width="100%" height="100%" className="fill-sky" />
    <Parallax share={parallax.sky}>
      <svg viewBox={viewBoxOf(sky)} className="fill-surface/80">
        <path transform="matrix(.62 0 0 .62 500 236)" d={cloud} />
        <path transform="matrix(.36 0 0 .36 556 268)" d={cloud} />
      </svg>
    </Parallax>
  </DrawnAt>
);
