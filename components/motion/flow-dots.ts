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
 * Moves the dots of a flow diagram along the visible part of their links, half a loop apart. A link
 * is a group marked `data-flow-link` with a path and its dots, in an SVG that cuts off what is too long.
 * Dots rest where they are drawn with reduced motion, and pause out of view. Computing the paths is
 * slow on a phone, so it waits until the browser is idle.
 *
 * @returns whether there is an animation to pause
 */
export function useFlowDots(scope: RefObject<HTMLElement | null>, playing: boolean): boolean {
  const isReduced = useMedia(reducedMotion);
  const inView = useInView(scope);
  const [running, setRunning] = useState<Animation[]>([]);

  useEffect(() => {
    const diagram = scope.current;
    if (!diagram || isReduced) return;
    let current: Animation[] = [];
    const start = (animations: Animation[]) => {
      current.forEach((animation) => animation.cancel());
      current = animations;
      setRunning(animations);
    };
    // The links stretch with the window, and a narrow window shows other links.
    const observer = new ResizeObserver(() => {
      const links = [...diagram.querySelectorAll<SVGGElement>('[data-flow-link]')];
      // All are measured before any is animated; alternating would force a layout for each.
      const ways = links.map(keyframesOf);
      start(links.flatMap((link, index) => animateDots(link, ways[index]!)));
    });
    const cancel = whenIdle(() => observer.observe(diagram));
    return () => {
      cancel();
      observer.disconnect();
      start([]);
    };
  }, [scope, isReduced]);

  useEffect(() => {
    for (const animation of running)
      if (playing && inView) animation.play();
      else animation.pause();
  }, [running, playing, inView]);

  return running.length > 0;
}

/**
 * Points along the part of a link's path that its SVG shows; none if it is not shown. At both ends a dot
 * grows and shrinks, so that what it comes out of or goes into never cuts it.
 */
function keyframesOf(link: SVGGElement): Keyframe[] {
  const path = link.querySelector('path')!;
  const svg = link.ownerSVGElement!;
  const { width, height } = svg.getBoundingClientRect();
  if (!height) return [];
  const { align } = svg.preserveAspectRatio.baseVal;
  const box = svg.viewBox.baseVal;
  const scale = Math.max(width / box.width, height / box.height);
  const below = box.height - height / scale;
  const beside = (box.width - width / scale) / 2;
  const { SVG_PRESERVEASPECTRATIO_XMINYMIN: top, SVG_PRESERVEASPECTRATIO_XMINYMAX: bottom } =
    SVGPreserveAspectRatio;
  const first = align === bottom ? below : beside;
  const last = path.getTotalLength() - (align === top ? below : beside);
  const step = (last - first) / samples;
  const r = link.querySelector('circle')!.r.baseVal.value;
  return Array.from({ length: samples + 1 }, (_, index) => {
    const { x, y } = path.getPointAtLength(first + index * step);
    const toEnd = Math.min(index, samples - index) * step;
    const size = Math.max(0, Math.min(toEnd / r - 1, 1));
    return { transform: `translate(${x}px, ${y}px) scale(${size})` };
  });
}

function animateDots(link: SVGGElement, keyframes: Keyframe[]): Animation[] {
  if (!keyframes.length) return [];
  return [...link.querySelectorAll('[data-flow-dot]')].map((dot, index) =>
    dot.animate(keyframes, {
      duration: flow.loop,
      delay: (-index * flow.loop) / flow.dotsPerLink,
      iterations: Infinity,
    }),
  );
}
