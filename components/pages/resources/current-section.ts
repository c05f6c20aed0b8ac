/** How far below the pane's top a heading may stand and still head what is being read, in pixels. */
const readingLine = 120;

type Scroller = Pick<HTMLElement, 'scrollTop' | 'clientHeight' | 'scrollHeight'>;

/**
 * The section being read in a scrolling pane: the last whose heading has come up to the reading
 * line, and the last of all once nothing is left to scroll. 0 before the first heading.
 *
 * @param tops each heading's distance from the pane's top, in pixels
 */
export function currentSection(tops: readonly number[], pane: Scroller): number {
  const left = pane.scrollHeight - pane.clientHeight - pane.scrollTop;
  if (left < 2 && pane.scrollTop > 0) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= readingLine),
  );
}
