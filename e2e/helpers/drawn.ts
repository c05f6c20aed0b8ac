/**
 * Runs in a page, with `evaluateAll`. Returns the place and style of each element in the given parts;
 * with `above`, a selector, only of those before the first element that matches it.
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
