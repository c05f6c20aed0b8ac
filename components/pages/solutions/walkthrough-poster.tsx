'use client';

import Play from 'lucide-react/icons/play';
import { useOpener } from '@/components/lib/use-opener';
import { Drawing, SceneFrame } from '@/components/scene/frame';
import { areaWithout, boxOf, wholeScene } from '@/components/scene/geometry';
import { LineDrop } from '@/components/scene/line';
import { LinePath, LineStop } from '@/components/scene/svg-line';
import { Outline } from '@/components/scene/room-links';
import { lineTo } from '@/components/scene/line-to';
import { Button } from '@/components/ui/button';
import type { solutionsOverview } from '@/content/pages/solutions-overview';
import { rooms } from '@/content/walkthrough/rooms';
import { labels } from '@/content/site/shell';

type WalkthroughPosterProps = (typeof solutionsOverview)['walkthrough'];

const loadWalkthrough = () =>
  import('@/components/features/walkthrough/walkthrough').then((module) => module.Walkthrough);

/** The walkthrough's first scene over a button, which loads it and plays it in place of both. */
export function WalkthroughPoster({ open, note }: WalkthroughPosterProps) {
  const { opened: Walkthrough, hasFailed, button } = useOpener(loadWalkthrough);

  if (Walkthrough) return <Walkthrough />;
  return (
    <div className="relative [--frame:214%] [--from:-10%] sm:[--frame:100%] sm:[--from:0%]">
      <div className="relative aspect-8/5 min-h-38 w-full overflow-hidden rounded-panel bg-dark-deep sm:aspect-[1280/576]">
        <div className="absolute -bottom-[29%] left-(--from) w-(--frame) sm:-bottom-[11.5%]">
          <SceneFrame>
            <FirstRoom />
          </SceneFrame>
        </div>
      </div>
      {/* The line goes on from the poster to the button. */}
      <div className="relative h-5">
        <LineDrop className="top-0 [--line-x:calc(theme(scene.foot)/theme(scene.width)*var(--frame)+var(--from))]" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/*
         * Its area covers the poster too, and it does not move when pressed: a click on the poster would
         * miss it.
         */}
        <Button className="after:absolute after:inset-0 active:translate-none!" {...button}>
          <Play className="size-5" />
          {open}
        </Button>
        <p role={hasFailed ? 'alert' : undefined} className="text-small text-soft">
          {hasFailed ? labels.notOpened : note}
        </p>
      </div>
    </div>
  );
}

const first = 'cafeteria';
const places = rooms.map(({ id }) => id).filter((id) => id !== 'gate');
const around = areaWithout(wholeScene, places);
const { path, stops } = lineTo(first);

/** Darkens the scene but for the room where the first story begins, the rooms less, and leads the line there. */
const FirstRoom = () => (
  <Drawing>
    <g shapeRendering="crispEdges">
      <path d={around} className="fill-dark-deep/70" />
      {places.map(
        (place) =>
          place !== first && <rect key={place} {...boxOf(place)} className="fill-dark-deep/50" />,
      )}
    </g>
    <LinePath d={path} />
    {stops.map(([x, y]) => (
      <LineStop key={x} x={x} y={y} r={10} />
    ))}
    <Outline place={first} />
  </Drawing>
);
