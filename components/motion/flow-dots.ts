'use client';

import { useInView } from 'framer-motion';
import { useEffect, useState, type RefObject } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { whenIdle } from '@/components/lib/when-idle';
import { flow } from '@/content/timing';
import { reducedMotion } from './play';

/** Points taken along a link: enough for its bends to look round. */
const samples = 60;

/**
 * Animates the dots of a flow diagram along their links: 3000 ms per loop, two dots per link, half
 * a loop apart. A link is a group marked `data-flow-link` that holds its path, then its dots, in an
 * SVG whose height sets the scale; only the visible part of a path is used. With reduced motion the
 * dots rest at 1/3 and 2/3; out of view nothing runs. Computing the paths takes 100 ms on a slow
 * phone, so it starts after the page is shown.
 *
 * @returns whether there is anything to pause
 */
export function useFlowDots(scope: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const still = useMedia(reducedMotion);
  const inView = useInView(scope);
  const [running, setRunning] = useState<Animation[]>([]);

  useEffect(() => {
    const diagram = scope.current;
    if (!diagram) return;
    let current: Animation[] = [];
    // The links stretch with the window, and the narrow drawing has links of its own.
    const observer = new ResizeObserver(() => {
      const time = current[0]?.currentTime ?? 0;
      current.forEach((animation) => animation.cancel());
      const links = [...diagram.querySelectorAll<SVGGElement>('[data-flow-link]')];
      if (still) links.forEach(rest);
      // First the measuring, then the moving: by turns they would lay the page out for every link.
      else
        current = links
          .map((link) => [link, wayOf(link)] as const)
          .flatMap(([link, way]) => travel(link, way));
      current.forEach((animation) => (animation.currentTime = time));
      setRunning(current);
    });
    const forget = whenIdle(() => observer.observe(diagram));
    return () => {
      forget();
      observer.disconnect();
      current.forEach((animation) => animation.cancel());
    };
  }, [scope, still]);

  useEffect(() => {
    for (const animation of running)
      if (playing && inView) animation.play();
      else animation.pause();
  }, [running, playing, inView]);

  return running.length > 0;
}

function rest(link: SVGGElement) {
  const at = visiblePath(link);
  dotsOf(link).forEach((dot, index, { length }) => {
    const point = at?.((index + 1) / (length + 1));
    if (point) dot.setAttribute('transform', `translate(${point.x} ${point.y})`);
  });
}

/** The way of a link's dots as keyframes; none where the link is not shown. */
function wayOf(link: SVGGElement): Keyframe[] {
  const at = visiblePath(link);
  if (!at) return [];
  return Array.from({ length: samples + 1 }, (_, step) => {
    const { x, y } = at(step / samples);
    return { transform: `translate(${x}px, ${y}px)` };
  });
}

function travel(link: SVGGElement, way: Keyframe[]): Animation[] {
  if (!way.length) return [];
  return dotsOf(link).map((dot, index) =>
    dot.animate(way, {
      duration: flow.loop,
      delay: (-index * flow.loop) / flow.dotsPerLink,
      iterations: Infinity,
    }),
  );
}

const dotsOf = (link: SVGGElement) => [
  ...link.querySelectorAll<SVGGElement>(':scope > [data-flow-dot]'),
];

/** Gives the point at a share (0 to 1) of the path's visible part; nothing when it is not shown. */
function visiblePath(link: SVGGElement) {
  const path = link.querySelector('path');
  const drawing = link.ownerSVGElement;
  if (!path || !drawing) return;
  const { width, height } = drawing.getBoundingClientRect();
  if (!height) return;
  const box = drawing.viewBox.baseVal;
  const hidden = Math.max(0, (box.width - (width / height) * box.height) / 2);
  const length = path.getTotalLength() - 2 * hidden;
  return (share: number) => path.getPointAtLength(hidden + share * length);
}
