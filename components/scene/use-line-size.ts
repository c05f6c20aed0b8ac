import { useSyncExternalStore } from 'react';
import type { LineSize } from './fit-lines';

/** Lines are measured at this size, in pixels. */
const em = 100;
/** What hinting may add to small letters. */
const reserve = 1.03;

let context: CanvasRenderingContext2D | null = null;

function measureLine(line: string): LineSize {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return { width: line.length, ascent: 1, descent: 0.3 };
  const family = getComputedStyle(document.documentElement).getPropertyValue('--lettering');
  context.font = `600 ${em}px ${family}`;
  const drawn = context.measureText(line);
  const ink = drawn.actualBoundingBoxLeft + drawn.actualBoundingBoxRight;
  return {
    width: (Math.max(drawn.width, ink) / em) * reserve,
    ascent: drawn.actualBoundingBoxAscent / em,
    descent: drawn.actualBoundingBoxDescent / em,
  };
}

let measure = measureLine;

/** Letters have another width once their font has loaded. */
function subscribe(changed: () => void) {
  const loaded = () => {
    measure = (line) => measureLine(line);
    changed();
  };
  document.fonts.addEventListener('loadingdone', loaded);
  return () => document.fonts.removeEventListener('loadingdone', loaded);
}

const current = () => measure;

/** A function that measures lines in the headline font, and a new one when a font has loaded. */
export const useLineSize = () => useSyncExternalStore(subscribe, current, current);
