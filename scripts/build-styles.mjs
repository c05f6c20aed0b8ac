/**
 * Writes the style sheet with the plugins that Next uses. app/page-styles.tsx puts it into each page, and
 * scripts/harden leaves there what the first screen needs and adds the sheet to the export as a file.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import autoprefixer from 'autoprefixer';
import tailwind from '@tailwindcss/postcss';
import { sheetFile } from './style-sheet.mjs';

const from = 'styles/globals.css';
/** Tailwind's defaults for browsers that do not register properties, which are older than ours. */
const olderBrowsers = {
  postcssPlugin: 'older-browsers',
  AtRule: { layer: (rule) => void (rule.params === 'properties' && rule.remove()) },
};
const plugins = [tailwind({ optimize: true }), olderBrowsers, autoprefixer];
const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
mkdirSync('.next/cache', { recursive: true });
writeFileSync(sheetFile, css);
