/**
 * Writes the style sheet that app/page-styles.tsx puts into each page, with the plugins that Next uses.
 * The rules for print, forced colors and more contrast are a second part, which a page has after its
 * content.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import autoprefixer from 'autoprefixer';
import tailwind from '@tailwindcss/postcss';

const from = 'styles/globals.css';
const plugins = [tailwind({ optimize: true }), autoprefixer];
const { root } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
const late = postcss.root();
root.walkAtRules('media', (rule) => {
  if (!/^(print|\(forced-colors|\(prefers-contrast)/.test(rule.params)) return;
  const layer = rule.parent;
  late.append(layer === root ? rule : layer.clone({ nodes: [] }).append(rule));
});
mkdirSync('.next/cache', { recursive: true });
writeFileSync('.next/cache/page-styles.css', root.toString());
writeFileSync('.next/cache/late-styles.css', late.toString());
