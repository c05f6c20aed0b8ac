'use client';

import Play from 'lucide-react/icons/play';
import { useOpener } from '@/components/lib/use-opener';
import { boxOf, boxPath, wholeScene } from '@/components/scene/geometry';
import { LinePath } from '@/components/scene/line';
import { Outline } from '@/components/scene/room-links';
import { linePath } from '@/components/scene/story/line-path';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Picture as PictureContent } from '@/content/site/types';
import { line } from '@/content/walkthrough/line';

export type WalkthroughPosterProps = {
  /** The scene the walkthrough plays in. */
  picture: PictureContent;
  open: string;
  /** What to expect, below the poster. */
  note: string;
  /** Shown if the walkthrough's code fails to load. */
  failed: string;
};

const loadWalkthrough = () =>
  import('@/components/features/walkthrough/walkthrough').then((module) => module.Walkthrough);

/**
 * A placeholder of the walkthrough: its scene with the first room lit, and a button that covers all of
 * it. The button loads the walkthrough, which replaces the poster, takes focus and plays.
 */
export function WalkthroughPoster({
  picture,
  open,
  note,
  failed: message,
}: WalkthroughPosterProps) {
  const { opened: Walkthrough, hasFailed, button } = useOpener(loadWalkthrough);

  if (Walkthrough) return <Walkthrough />;
  return (
    <>
      <div className="on-dark relative flex aspect-square items-center justify-center overflow-hidden rounded-panel bg-dark-deep sm:aspect-video wide:aspect-[1280/520]">
        <div className="absolute -bottom-[17%] -left-[18%] w-[240%] sm:-left-[3%] sm:w-[150%] wide:left-0 wide:w-full">
          <Picture picture={picture} />
          <FirstRoom />
        </div>
        {/* Pressed, it does not move: it would no longer cover the poster, and the click would miss it. */}
        <Button className="z-1 after:absolute after:inset-0 active:translate-none!" {...button}>
          <Play aria-hidden="true" className="size-5" strokeWidth={2} />
          {open}
        </Button>
      </div>
      <p role={hasFailed ? 'alert' : undefined} className="mt-4 text-small text-soft">
        {hasFailed ? message : note}
      </p>
    </>
  );
}

const first = 'cafeteria';

/** Darkens the scene but for the room where the first story begins, and leads the line there. */
function FirstRoom() {
  return (
    <svg aria-hidden="true" viewBox={wholeScene} className="absolute inset-0 size-full">
      <path d={`M0 0H960V720H0Z${boxPath(boxOf(first))}`} className="fill-dark-deep/66" />
      <LinePath d={linePath([line.foot, line.corner, line[first]])} />
      <Outline place={first} />
    </svg>
  );
}
