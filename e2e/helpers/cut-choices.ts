/** Runs in the page. Returns the choices of selects that are more than 2 px wider than their space. */
export function cutChoices(selects: Element[]) {
  const canvas = document.createElement('canvas').getContext('2d')!;
  return selects
    .filter((select) => select.checkVisibility())
    .flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const space = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      canvas.font = font;
      return [...(select as HTMLSelectElement).options]
        .map(({ text }) => text)
        .filter((text) => canvas.measureText(text).width > space + 2);
    });
}
