'use client';

import { useInView } from 'framer-motion';
import { useEffect, useState, type RefObject } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { whenIdle } from '@/components/lib/when-idle';
import { flow } from '@/content/site/timing';
import { reducedMotion } from './play';

/** Keyframes of a link: enough for its bends to look round. */
const samples = 60;

/**
 * Animates the dots of a flow diagram along their links: 3000 ms per loop, two dots per link, half
 * a loop apart. A link is a group marked `data-flow-link` that holds its path, then its dots, in an
 * SVG whose height sets the scale; only the visible part of a path is used. With reduced motion the
 * dots are static at 1/3 and 2/3; out of view they pause. Computing the paths is slow on a phone, so
 * it waits until the browser is idle.
 *
 * @returns whether there is an animation to pause
 */
export function useFlowDots(scope: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const isReduced = useMedia(reducedMotion);
  const inView = useInView(scope);
  const [running, setRunning] = useState<Animation[]>([]);

  useEffect(() => {
    const diagram = scope.current;
    if (!diagram) return;
    let current: Animation[] = [];
    // The links stretch with the window, and a narrow window shows other links.
    const observer = new ResizeObserver(() => {
      const time = current[0]?.currentTime ?? 0;
      current.forEach((animation) => animation.cancel());
      const links = [...diagram.querySelectorAll<SVGGElement>('[data-flow-link]')];
      if (isReduced) links.forEach(rest);
      // Measure all links before animating any; alternating would force a layout for each.
      else
        current = links
          .map((link) => [link, keyframesOf(link)] as const)
          .flatMap(([link, keyframes]) => animateDots(link, keyframes));
      current.forEach((animation) => (animation.currentTime = time));
      setRunning(current);
    });
    const cancel = whenIdle(() => observer.observe(diagram));
    return () => {
      cancel();
      observer.disconnect();
      current.forEach((animation) => animation.cancel());
    };
  }, [scope, isReduced]);

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

/** The keyframes of a link's dots; none if the link is not shown. */
function keyframesOf(link: SVGGElement): Keyframe[] {
  const at = visiblePath(link);
  if (!at) return [];
  return Array.from({ length: samples + 1 }, (_, step) => {
    const { x, y } = at(step / samples);
    return { transform: `translate(${x}px, ${y}px)` };
  });
}

function animateDots(link: SVGGElement, keyframes: Keyframe[]): Animation[] {
  if (!keyframes.length) return [];
  return dotsOf(link).map((dot, index) =>
    dot.animate(keyframes, {
      duration: flow.loop,
      delay: (-index * flow.loop) / flow.dotsPerLink,
      iterations: Infinity,
    }),
  );
}

const dotsOf = (link: SVGGElement) => [
  ...link.querySelectorAll<SVGGElement>(':scope > [data-flow-dot]'),
];

/** Returns the point at a share (0 to 1) of the path's visible part; undefined if it is not shown. */
function visiblePath(link: SVGGElement) {
  const path = link.querySelector('path');
  const svg = link.ownerSVGElement;
  if (!path || !svg) return;
  const { width, height } = svg.getBoundingClientRect();
  if (!height) return;
  const box = svg.viewBox.baseVal;
  const hidden = Math.max(0, (box.width - (width / height) * box.height) / 2);
  const length = path.getTotalLength() - 2 * hidden;
  return (share: number) => path.getPointAtLength(hidden + share * length);
}
