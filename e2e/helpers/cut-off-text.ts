/**
 * Runs in the page. Returns the texts that extend past the window or past an ancestor that clips
 * them, and the width of a page that scrolls horizontally. Leaves out text for screen readers, the
 * content of illustrations, and the header (header.spec.ts).
 */
export function cutOffText() {
  const found: string[] = [];
  const { scrollWidth, clientWidth: width } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);

  /** The elements that clip their content, and whether they hide it from everybody but screen readers. */
  const clips = new Map<Element, { x: boolean; y: boolean; all: boolean; edges: DOMRect }>();
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const [x, y] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
    if (x || y)
      clips.set(element, {
        x: !!x,
        y: !!y,
        all: clipPath === 'inset(50%)',
        edges: element.getBoundingClientRect(),
      });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest('header, [aria-hidden=true], [role=img], svg, script')) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let isCutOff = left < -1 || right > width + 1;
    let isHidden = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const clip = clips.get(box);
      if (!clip) continue;
      const { x, y, all, edges } = clip;
      isHidden ||= all;
      isCutOff ||= x && (left < edges.left - 1 || right > edges.right + 1);
      isCutOff ||= y && (top < edges.top - 1 || bottom > edges.bottom + 1);
    }
    if (isCutOff && !isHidden) found.push(text.textContent);
  }
  return found;
}
