/**
 * Renews the files that depend on content/brand.ts and need a font tool or a browser: the fonts, the
 * style sheet of their fallbacks, the pictures of shared links and the icons. They are committed.
 * Run it after a change of the name, mark, colors or fonts, or of a product's name or subtitle.
 */
import { createJiti } from 'jiti';
import { renewFonts } from './fonts.mjs';
import { renewPictures } from './pictures.mjs';

const root = process.cwd();
const { import: load } = createJiti(import.meta.url, { alias: { '@': root } });

const { brand } = await load('../../content/brand.ts');
const { palette } = await load('../../styles/palette.ts');
const { markSvg } = await load('../../app/_prerender/mark.ts');
const { drawIllustration } = await load('../../app/_prerender/illustration.ts');
const { latinFont } = await load('../../app/_prerender/latin-font.ts');
const { letters, marks } = await load('../../styles/letters.ts');
const { home } = await load('../../content/home.ts');

const wrote = (file, bytes) => console.log(`${file}  ${Math.round(bytes / 102.4) / 10} KB`);
await renewFonts(brand.fonts, { latinFont, letters, marks }, wrote);
await renewPictures({ brand, palette, markSvg, drawIllustration, home, load }, wrote);
