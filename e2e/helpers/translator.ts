import { started, type Page } from '../fixtures';

/**
 * Does to the open document what a browser's translator does: wraps each text in two new elements,
 * at once and whenever the page adds a text. The words stay the same, so tests still find them.
 * It lasts until the document is left; in-session navigation keeps it. It starts once the page is
 * interactive: before that, React finds the new elements, reports them and renders the page again.
 */
export async function startTranslator(page: Page) {
  await started(page);
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, textarea, svg, [translate="no"]';
    const wrap = (text: Text) => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated))
        return;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      text.replaceWith(font);
      font.firstElementChild!.append(text.data);
    };
    const wrapIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapIn(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapIn);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
