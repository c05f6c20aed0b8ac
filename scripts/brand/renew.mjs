/**
 * Renews the files that depend on content/site/brand.ts and need a font tool or a browser: the fonts, the
 * style sheet of their fallbacks, the pictures of shared links and the icons. They are committed.
 * Run it after a change of the name, mark, colors or fonts, or of a product's name or subtitle.
 */
import { createRequire } from 'node:module';
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createJiti } from 'jiti';
import { renewFonts } from './fonts.mjs';
import { renewPictures } from './pictures.mjs';

const { import: load } = createJiti(`${process.cwd()}/`, { alias: { '@': process.cwd() } });
const { brand } = await load('./content/site/brand.ts');
const { palette } = await load('./styles/palette.ts');
const { markSvg } = await load('./app/_prerender/mark.ts');
const { drawIllustration } = await load('./app/_prerender/illustration.ts');
const { latinFont } = await load('./app/_prerender/latin-font.ts');
const { letters, marks } = await load('./styles/letters.ts');
const { home } = await load('./content/pages/home.ts');
const products = readdirSync('content/products').map((file) => load(`./content/products/${file}`));
const summaries = (await Promise.all(products)).map(({ summary }) => summary);

const write = (file, content) => {
  writeFileSync(file, content);
  console.log(`${file}  ${(content.length / 1024).toFixed(1)} KB`);
};
const fonts = { display: latinFont(brand.fonts.display), text: latinFont(brand.fonts.text) };
await renewFonts(fonts, { letters, marks }, write);
const { resolve } = createRequire(import.meta.url);
for (const [use, name] of Object.entries(brand.fonts))
  write(
    `styles/fonts/${use}-LICENSE.txt`,
    readFileSync(resolve(`@fontsource-variable/${name}/LICENSE`), 'utf8'),
  );
for (const old of readdirSync('public/media/share')) rmSync(`public/media/share/${old}`);
await renewPictures({ brand, palette, markSvg, drawIllustration, home, summaries }, write);
