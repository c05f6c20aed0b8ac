/** Runs in the page. Returns the choices of a select that are more than 2 px wider than its space. */
export function cutChoices(select: Element) {
  const { font, paddingLeft, paddingRight } = getComputedStyle(select);
  const canvas = document.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  const space = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return [...(select as HTMLSelectElement).options]
    .map(({ text }) => text)
    .filter((text) => canvas.measureText(text).width > space + 2);
}
