/**
 * Runs in a page, with `evaluateAll`. How each element of some parts is drawn, and where; with a selector
 * only of what stands above the first element that matches it.
 */
export function drawn(parts: Element[], above = '') {
  const end = above && document.querySelector(above);
  const isAbove = (element: Element) =>
    !end ||
    (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
      !element.contains(end));
  return parts
    .flatMap((part) => [part, ...part.querySelectorAll('*')])
    .filter(isAbove)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } =
        getComputedStyle(element);
      const style = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity];
      return [element.tagName, x, y, width, height, ...style].join(' ');
    });
}
