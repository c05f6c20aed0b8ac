/**
 * Runs in the page. Returns what is hard to read below `root`: text that lies on or close to other
 * text or to a button without text, text close to the edge of its box, words that are broken in the
 * middle, and underlines that cross the next line. Leaves out text for screen readers and text drawn
 * in an SVG, and text that is scrolled out of view.
 */
export function crowdedText(root: Element) {
  /** The least distances in pixels: between texts, from a title to text beside it, from an edge. */
  const [apart, besideTitle, inside] = [8, { H1: 24, H2: 36 }, 6];
  type Place = {
    left: number;
    right: number;
    top: number;
    bottom: number;
  };
  type Around = {
    /** The block that wraps the text, and the nearest one that does not scroll with the page. */
    block: Element;
    layer: Element;
    title?: keyof typeof besideTitle;
    /** What is visible; undefined for text that is only for screen readers. */
    view?: Place;
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const style = (element: Element) => {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  const arounds = new Map<Element, Around>();
  const around = (element: Element): Around => {
    const known = arounds.get(element);
    if (known) return known;
    const { display, overflowX, overflowY, clipPath, position } = style(element);
    const everything = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    const outer =
      element === root
        ? { block: root, layer: root, view: everything }
        : around(element.parentElement!);
    const result: Around = { ...outer };
    if (display !== 'inline') result.block = element;
    if (/^H[12]$/.test(element.tagName)) result.title = element.tagName as Around['title'];
    if (outer.layer === root && /fixed|sticky/.test(position)) result.layer = element;
    if (clipPath === 'inset(50%)') result.view = undefined;
    else if (outer.view && element !== root && overflowX + overflowY !== 'visiblevisible') {
      const edges = element.getBoundingClientRect();
      const view = (result.view = { ...outer.view });
      if (overflowX !== 'visible') view.left = Math.max(view.left, edges.left);
      if (overflowX !== 'visible') view.right = Math.min(view.right, edges.right);
      if (overflowY !== 'visible') view.top = Math.max(view.top, edges.top);
      if (overflowY !== 'visible') view.bottom = Math.min(view.bottom, edges.bottom);
    }
    arounds.set(element, result);
    return result;
  };

  const found = new Set<string>();
  /** `isCut`: a part of it is scrolled out of view. */
  const parts: (Around & Place & { name: string; isCut: boolean })[] = [];
  /** Adds the visible part of a line or button. The height of a line is that of its capitals. */
  const add = (element: Element, rect: DOMRect, height: number, name: string) => {
    const { view, ...rest } = around(element);
    if (!view) return;
    const middle = (rect.top + rect.bottom) / 2;
    const left = Math.max(rect.left, view.left);
    const right = Math.min(rect.right, view.right);
    const top = Math.max(middle - height / 2, view.top);
    const bottom = Math.min(middle + height / 2, view.bottom);
    const isCut = left > rect.left || right < rect.right;
    if (right - left > 2 && bottom - top > 2)
      parts.push({ ...rest, name, left, right, top, bottom, isCut });
  };

  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const text = nodes.currentNode;
    const element = text.parentElement!;
    const name = text.textContent!.trim();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!name || !isSeen || element.closest('script, style, select')) continue;
    if (element.closest('svg') && !element.closest('foreignObject')) continue;
    const { fontSize, color, lineHeight } = style(element);
    if (color.endsWith(', 0)')) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    for (const line of lines) add(element, line, 0.7 * parseFloat(fontSize), name);
    if (lines.length < 2) continue;

    const link = element.closest('a');
    const isUnderlined = link && style(link).textDecorationLine === 'underline';
    const { textUnderlineOffset, textDecorationThickness } = style(link ?? element);
    const underline = parseFloat(textUnderlineOffset) + parseFloat(textDecorationThickness);
    if (isUnderlined && underline + 0.75 * parseFloat(fontSize) + 2 > parseFloat(lineHeight))
      found.add(`the underline crosses the next line of “${name}”`);

    // An address may break where it is longer than its line.
    const words = name.includes('@') ? [] : text.textContent!.matchAll(/[\p{L}\p{N}’]+/gu);
    for (const { 0: word, index } of words) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 2) found.add(`${word} is broken in “${name}”`);
    }
  }
  for (const button of root.querySelectorAll('button:not(:has(> span, > p))')) {
    const isSeen = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const box = button.getBoundingClientRect();
    if (isSeen && !button.textContent) add(button, box, box.height, button.ariaLabel ?? 'a button');
  }

  /** Draws no box around its text; with `display: contents` it has none. */
  const isPlain = (element: Element) =>
    style(element).display === 'contents' ||
    (style(element).backgroundColor.endsWith(', 0)') &&
      parseFloat(style(element).borderLeftWidth) === 0);
  parts.sort((one, other) => one.top - other.top);
  parts.forEach((part, index) => {
    for (let other = index + 1; other < parts.length; other++) {
      const next = parts[other]!;
      if (next.top > part.bottom - 1) break;
      if (next.block === part.block || next.layer !== part.layer) continue;
      if (next.block.contains(part.block) || part.block.contains(next.block)) continue;
      const gap = Math.max(part.left, next.left) - Math.min(part.right, next.right);
      const title = part.title === next.title ? undefined : (part.title ?? next.title);
      if (gap < (title ? besideTitle[title] : apart) - 0.5)
        found.add(`${gap.toFixed(1)} px between “${part.name}” and “${next.name}”`);
    }
    let box: Element | null = part.block;
    while (box && box !== root && isPlain(box)) box = box.parentElement;
    if (!box || box === root || !box.textContent || part.isCut) return;
    const { left, right } = box.getBoundingClientRect();
    const edge = Math.min(part.left - left, right - part.right);
    if (edge < inside - 0.5) found.add(`“${part.name}” is ${edge.toFixed(1)} px inside its box`);
  });
  return [...found];
}
