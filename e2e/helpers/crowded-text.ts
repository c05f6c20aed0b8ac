/**
 * Runs in the page. Returns what is hard to read below `root`: text that lies on or close to other
 * text or to a button without text, text close to the edge of its box, and words that are broken in
 * the middle. Leaves out text for screen readers, text drawn in an SVG, and text that is scrolled out
 * of view.
 */
export function crowdedText(root: Element) {
  /** The least distances in pixels: between texts, and from an edge. */
  const [apart, inside] = [8, 6];

  /** Draws no box around its text; with `display: contents` it has none. */
  const isPlain = ({ display, backgroundColor, borderLeftWidth }: CSSStyleDeclaration) =>
    display === 'contents' ||
    (backgroundColor.endsWith(', 0)') && parseFloat(borderLeftWidth) === 0);

  /**
   * Around a text: the part of the page in which it is visible, the block that wraps it, the nearest
   * box that is drawn, and the layer that does not scroll with the page.
   */
  function around(element: Element) {
    const found = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6, layer: root };
    let [block, box]: (Element | undefined)[] = [];
    for (let each = element; each !== root; each = each.parentElement!) {
      const style = getComputedStyle(each);
      const edges = each.getBoundingClientRect();
      if (style.display !== 'inline') block ??= each;
      if (block && !isPlain(style)) box ??= each;
      if (/fixed|sticky/.test(style.position)) found.layer = each;
      // For screen readers only.
      if (style.clipPath === 'inset(50%)') found.right = -1e6;
      if (style.overflowX !== 'visible') {
        found.left = Math.max(found.left, edges.left);
        found.right = Math.min(found.right, edges.right);
      }
      if (style.overflowY !== 'visible') {
        found.top = Math.max(found.top, edges.top);
        found.bottom = Math.min(found.bottom, edges.bottom);
      }
    }
    return { ...found, block: block ?? root, box };
  }

  const found = new Set<string>();
  const parts: (ReturnType<typeof around> & { name: string })[] = [];
  /** Adds the visible part of a line or button. */
  const add = (view: ReturnType<typeof around>, rect: DOMRect, height: number, name: string) => {
    const middle = (rect.top + rect.bottom) / 2;
    const left = Math.max(rect.left, view.left);
    const right = Math.min(rect.right, view.right);
    const top = Math.max(middle - height / 2, view.top);
    const bottom = Math.min(middle + height / 2, view.bottom);
    if (right - left <= 2 || bottom - top <= 2) return;
    parts.push({ ...view, name, left, right, top, bottom });
    // Not of a line that is scrolled to the side.
    if (!view.box?.textContent || left > rect.left || right < rect.right) return;
    const box = view.box.getBoundingClientRect();
    const edge = Math.min(left - box.left, box.right - right);
    if (edge < inside - 0.5) found.add(`“${name}” is ${edge.toFixed(1)} px inside its box`);
  };

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement!;
    const name = text.textContent!.trim();
    if (!name || !isSeen(element) || element.closest('script, style, select')) continue;
    if (element.closest('svg') && !element.closest('foreignObject')) continue;
    const { fontSize, color } = getComputedStyle(element);
    if (color.endsWith(', 0)')) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const view = around(element);
    // As high as its capitals.
    for (const line of lines) add(view, line, 0.7 * parseFloat(fontSize), name);
    // An address may break where it is longer than its line.
    if (lines.length < 2 || name.includes('@')) continue;
    for (const { 0: word, index } of text.textContent!.matchAll(/[\p{L}\p{N}’]+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 2) found.add(`${word} is broken in “${name}”`);
    }
  }
  for (const button of root.querySelectorAll('button:not(:has(> span, > p))')) {
    const rect = button.getBoundingClientRect();
    if (isSeen(button) && !button.textContent)
      add(around(button), rect, rect.height, button.ariaLabel ?? 'a button');
  }

  parts.forEach((part, index) => {
    for (const other of parts.slice(index + 1)) {
      if (Math.min(part.bottom, other.bottom) - Math.max(part.top, other.top) < 1) continue;
      if (part.layer !== other.layer) continue;
      if (part.block.contains(other.block) || other.block.contains(part.block)) continue;
      const gap = Math.max(part.left, other.left) - Math.min(part.right, other.right);
      if (gap < apart - 0.5)
        found.add(`${gap.toFixed(1)} px between “${part.name}” and “${other.name}”`);
    }
  });
  return [...found];
}
