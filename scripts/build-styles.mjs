/** Writes the style sheet that app/page-styles.tsx puts into each page, with the plugins that Next uses. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import postcss from 'postcss';
import autoprefixer from 'autoprefixer';
import tailwind from '@tailwindcss/postcss';

const from = 'styles/globals.css';
const plugins = [tailwind({ optimize: true }), autoprefixer];
const { css } = await postcss(plugins).process(readFileSync(from, 'utf8'), { from });
mkdirSync('.next/cache', { recursive: true });
writeFileSync('.next/cache/styles.css', css);
