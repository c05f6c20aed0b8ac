import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import { linkedSheet } from '../style-sheet.mjs';
import { unescapeClasses } from './unescape.mjs';

/** The header's menus and their frame: they load after the page, and open without waiting for styles. */
const menus = readdirSync('components/shell/header', { recursive: true })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `components/shell/header/${file}`)
  .concat('components/ui/modal.tsx')
  .map((file) => readFileSync(file, 'utf8'));

const wordsOf = (text) => text.split(/[\s"'`\\]+/);
const sheet = postcss.parse(linkedSheet());

/**
 * Links a style sheet of its own to a page, in place of the whole one: the rules whose classes are in
 * the page, in a script that it loads or in a menu. Code that loads later waits for the whole sheet
 * (components/lib/all-styles.ts).
 *
 * @param {string} html
 * @param {string} basePath
 * @returns {string} the page
 */
export function linkPageSheet(html, basePath) {
  const scripts = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, address]) =>
    readFileSync(`out${address.slice(basePath.length)}`, 'utf8'),
  );
  const css = rulesFor(new Set([unescapeClasses(html), ...scripts, ...menus].flatMap(wordsOf)));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 16);
  writeFileSync(`out/_next/static/page.${hash}.css`, css);
  return html.replaceAll(/(<link [^>]*\/_next\/static\/)\w+\.\w+(\.css")/g, `$1page.${hash}$2`);
}

/** The whole sheet without the rules that need another class. */
function rulesFor(classes) {
  const part = sheet.clone();
  part.walkRules((rule) => {
    if (!rule.selectors.some((selector) => classesIn(selector).every((one) => classes.has(one))))
      rule.remove();
  });
  part.walkAtRules((group) => {
    if (group.nodes?.length === 0) group.remove();
  });
  return part.toString();
}

const classesIn = (selector) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => name.replaceAll('\\', ''));
