/** Runs in the page. The nodes of the line whose center is on no bar and no drop. */
export function nodesBesideTheLine() {
  const boxes = (kinds: string) =>
    [...document.querySelectorAll(kinds)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
  const lines = boxes('[data-line=bar], [data-line=drop], [data-line=end]');
  const nodes = boxes('main [data-line=node]');
  if (nodes.length === 0) return ['no nodes'];
  return nodes
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
    .filter(({ x, y }) =>
      lines.every(({ left, right, top, bottom, width, height }) => {
        const isAcross = width > height;
        const beside = isAcross ? y - (top + bottom) / 2 : x - (left + right) / 2;
        const isWithin = isAcross ? x > left - 1 && x < right + 1 : y > top - 1 && y < bottom + 1;
        return Math.abs(beside) > 0.75 || !isWithin;
      }),
    )
    .map(({ x, y }) => `a node beside the line at ${Math.round(x)}, ${Math.round(y)}`);
}
