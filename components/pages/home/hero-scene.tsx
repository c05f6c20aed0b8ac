import { Parallax } from '@/components/motion/parallax';
import { Picture } from '@/components/ui/picture';
import { parallax } from '@/content/timing';
import type { Picture as PictureContent } from '@/content/types';

const cloud = 'M0 40q-6-20 18-20Q24 0 50 4q20-14 40 8 30-2 26 28Z';

/**
 * The school on its ground. Up to 1440 px the scene fills the window (on phones its right part,
 * with gate and bus); beyond, hills and soil run on to both sides. The line leaves the picture's
 * foot and goes on as the day line, so nothing here may move but the sky: its clouds are drawn
 * again over the picture's still ones, inside a window of plain sky that cuts them off above the
 * roof. All numbers are the scene's units, 960 by 720.
 */
export function HeroScene({ picture }: { picture: PictureContent }) {
  return (
    <div className="@container relative mx-auto max-w-page">
      <svg
        aria-hidden="true"
        viewBox="-960 0 2880 720"
        className="absolute bottom-0 left-1/2 hidden w-[300%] max-w-none -translate-x-1/2 page:block"
      >
        <path
          fill="#c1d5d6"
          d="M2 560q-170 60-420 20-260-50-542-10v52H2ZM958 540q190 30 380-10 280-40 582 10v82H958Z"
        />
        <path
          fill="#a9c5be"
          d="M2 590q-230 24-480 6-270-14-482 10v16H2ZM958 590q230 20 460 4 270-16 502 4v24H958Z"
        />
        <path className="fill-dark" d="M-960 622H1920v98H-960Z" />
        <path fill="#c6bba4" d="M-960 619H1920v5H-960Z" />
      </svg>
      <div className="relative -mt-[min(40cqw,157px)] flex justify-end md:-mt-[calc(34.27cqw-136px)] xl:-mt-[calc(34.27cqw-57px)]">
        <div className="relative w-full min-w-[min(208%,811px)] shrink-0 md:min-w-0">
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
        </div>
      </div>
    </div>
  );
}
