/**
 * Writes the style sheet that app/page-styles.tsx puts into each page, with the plugins that Next uses:
 * the rules for print (styles/print.css) in a second part, which a page has after its content.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import autoprefixer from 'autoprefixer';
import tailwind from '@tailwindcss/postcss';

const from = 'styles/globals.css';
const plugins = [tailwind({ optimize: true }), autoprefixer];
const { root } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
const isPrint = ({ name, params }) => name === 'media' && params === 'print';
const print = postcss.root().append(root.nodes.filter(isPrint));
mkdirSync('.next/cache', { recursive: true });
writeFileSync('.next/cache/page-styles.css', root.toString());
writeFileSync('.next/cache/print-styles.css', print.toString());
