import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import { linkedSheet, sheetFile } from '../style-sheet.mjs';

const linked = postcss.parse(linkedSheet());
const inline = postcss.parse(readFileSync(sheetFile, 'utf8'));
inline.walkAtRules('media', (rule) => {
  if (rule.params === 'print') rule.remove();
});

/** The header's menus and their frame: they load after the page, and open without waiting for styles. */
const menus = readdirSync('components/shell/header', { recursive: true })
  .map((file) => `components/shell/header/${file}`)
  .concat('components/ui/modal.tsx')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(file, 'utf8'));

/**
 * Leaves a page the styles that it needs (docs/decisions/5-loading.md). Inline (app/page-styles.tsx): the rules
 * for what is above its link to the style sheet (components/blocks/linked-styles.tsx). In a file of its own,
 * which it links in place of the whole sheet: the rules for the page, the scripts that it loads and the
 * menus. Throws an error if the page has not exactly one such link.
 *
 * @param {string} html
 * @param {string} basePath
 * @returns {string} the page
 */
export function arrangeStyles(html, basePath) {
  const [above, ...links] = html.split('<link rel="stylesheet"');
  if (links.length !== 1) throw new Error(`It links ${links.length} style sheets instead of one.`);
  const elements = above.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, '');
  const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) =>
    readFileSync(`out${address.slice(basePath.length)}`, 'utf8'),
  );
  const css = rulesFor([html, ...scripts, ...menus], linked);
  const name = `page.${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  writeFileSync(`out/_next/static/${name}`, css);
  return html
    .replace(/(?<=<style id="page-styles">)[^]*?(?=<\/style>)/, () => rulesFor([elements], inline))
    .replaceAll(/(?<=<link [^>]*\/_next\/static\/)[\w.]+\.css(?=")/g, name);
}

/** The rules of a sheet whose classes are all words of these texts. */
function rulesFor(texts, sheet) {
  // React escapes some characters of class names, such as `has-[&gt;svg]`; scripts have strings, and a class
  // may have quotes itself.
  const words = new Set(
    texts.flatMap((text) => {
      const read = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");
      return [...read.split(/[\s"'`\\]+/), ...read.split(/[\s"]+/)];
    }),
  );
  const part = sheet.clone();
  part.walkRules((rule) => {
    const used = rule.selectors.filter((selector) =>
      [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name]) =>
        words.has(name.replaceAll('\\', '')),
      ),
    );
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  part.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
  return part.toString();
}
