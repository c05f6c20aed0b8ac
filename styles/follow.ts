import { clampChroma, converter, formatHex } from 'culori';

const oklch = converter('oklch');

/** A base color with a chroma under this is nearly gray: its chroma is no scale for its shades. */
const leastChroma = 0.004;

/**
 * A tint or shade after its base color has changed: it keeps its distance in hue, its share of the
 * chroma, and its place in lightness between the base color and white or black (in OKLCH).
 *
 * @param shade the color as drawn beside `from`; all three are #RRGGBB, and so is what comes back
 * @param from the base color that it was drawn for
 * @param to the base color that there is now; equal to `from`, nothing changes
 */
export function follow(shade: string, from: string, to: string): string {
  if (from === to) return shade;
  const [color, before, after] = [read(shade), read(from), read(to)];
  const lighter = color.l > before.l;
  const place = lighter ? (1 - color.l) / (1 - before.l) : color.l / before.l;
  const followed = {
    mode: 'oklch' as const,
    l: lighter ? 1 - place * (1 - after.l) : place * after.l,
    c: color.c * (after.c / Math.max(before.c, leastChroma)),
    h: color.h + after.h - before.h,
  };
  return formatHex(clampChroma(followed, 'oklch')).toUpperCase();
}

/** Throws at a color that is not #RRGGBB. */
function read(hex: string) {
  const color = /^#[0-9a-f]{6}$/i.test(hex) && oklch(hex);
  if (!color) throw new Error(`${hex} is not a color in the form #RRGGBB.`);
  return { l: color.l, c: color.c, h: color.h ?? 0 };
}
