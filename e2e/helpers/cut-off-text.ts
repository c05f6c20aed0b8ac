/**
 * Runs in the page. Returns the texts that extend past the window or past an ancestor that clips
 * them, and the width of a page that scrolls horizontally. Leaves out text for screen readers, the
 * content of illustrations, and the header (header.spec.ts).
 */
export function cutOffText() {
  const found: string[] = [];
  const { scrollWidth, clientWidth: width } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);

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
    for (let box: Element = parent; box !== document.body; box = box.parentElement!) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(box);
      const edges = box.getBoundingClientRect();
      // For screen readers only.
      isHidden ||= clipPath === 'inset(50%)';
      if (/hidden|clip/.test(overflowX))
        isCutOff ||= left < edges.left - 1 || right > edges.right + 1;
      if (/hidden|clip/.test(overflowY))
        isCutOff ||= top < edges.top - 1 || bottom > edges.bottom + 1;
    }
    if (isCutOff && !isHidden) found.push(text.textContent);
  }
  return found;
}
