import { graphemes } from '@/components/lib/clean-name';

/** How far a line of letters reaches, in font sizes, from where it starts and from its foot. */
export type LineSize = { width: number; ascent: number; descent: number };

export type FittedLines = {
  size: number;
  /** Each with its foot, measured from the top of the box. */
  lines: { text: string; foot: number }[];
};

type Box = { width: number; height: number };

/** How much larger letters have to become for another line, and for a break inside a word. */
const gain = { line: 1.25, break: 2 };
/** Letters between lines, in font sizes. */
const between = 0.16;
/** The height of a capital letter, in font sizes, by which lines look centered. */
const capital = 0.7;

/**
 * Sets a text of any length in a box, as large as it fits: in one line, or in two or three where its
 * letters become clearly larger. Lines break between words and after hyphens, and elsewhere only where
 * letters become twice as large. No letter is dropped, and none is outside of the box.
 *
 * @param largest the largest font size
 * @param measure the size of a line in the font
 */
export function fitLines(
  text: string,
  box: Box,
  largest: number,
  measure: (line: string) => LineSize,
): FittedLines {
  const words = text.split(/(?<=[ -])/);
  const letters = graphemes(text);
  let best = place([text], box, largest, measure);
  const improve = (lines: string[] | undefined, least: number) => {
    const fitted = lines && place(lines, box, largest, measure);
    if (fitted && fitted.size > best.size * least) best = fitted;
  };
  for (const count of [2, 3]) improve(evenly(words, count), gain.line);
  for (const count of [2, 3]) improve(evenly(letters, count), gain.break);
  return best;
}

/** Joins parts to lines of about the same number of characters; undefined if there are too few parts. */
function evenly(parts: readonly string[], count: number): string[] | undefined {
  if (parts.length < count) return undefined;
  const total = parts.join('').length;
  const lines: string[] = [];
  let line: string[] = [];
  let passed = 0;
  parts.forEach((part, index) => {
    const end = passed + part.length;
    const isFull =
      line.length > 0 &&
      lines.length < count - 1 &&
      // The part's middle is past the end of the line, or the lines to come need the parts to come.
      ((passed + end) / 2 > (total * (lines.length + 1)) / count ||
        parts.length - index <= count - 1 - lines.length);
    if (isFull) {
      lines.push(line.join(''));
      line = [];
    }
    line.push(part);
    passed = end;
  });
  return [...lines, line.join('')].map((text) => text.trim()).filter(Boolean);
}

function place(
  lines: string[],
  { width, height }: Box,
  largest: number,
  measure: (line: string) => LineSize,
): FittedLines {
  const sizes = lines.map(measure);
  const most = (of: keyof LineSize) => Math.max(...sizes.map((size) => size[of]), 0);
  const ascent = Math.max(most('ascent'), capital);
  const descent = most('descent');
  const pitch = ascent + descent + between;
  const tall = ascent + descent + (lines.length - 1) * pitch;
  const size = Math.min(largest, width / (most('width') || 1), height / tall);
  const above = (capital - (lines.length - 1) * pitch) / 2;
  // By their capitals in the middle, unless letters that are taller or deeper need the space.
  const foot = Math.min(
    Math.max(height / 2 + above * size, ascent * size),
    height - (descent + (lines.length - 1) * pitch) * size,
  );
  return {
    size,
    lines: lines.map((text, index) => ({ text, foot: foot + index * pitch * size })),
  };
}
