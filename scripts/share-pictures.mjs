/**
 * Renders the images of shared links (1200 by 630: one for the site, one for each product) and the
 * icons of the manifest and the home screen, from the site's fonts, colors and illustrations. They
 * are committed; a product without an image shares the site's.
 */
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from './programs.mjs';

const folder = 'public/media/share';
const file = (path, type) => `data:${type};base64,${readFileSync(path).toString('base64')}`;
const colors = Object.fromEntries(
  [
    ...readFileSync('tailwind.config.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '(#[0-9A-F]{6})'/gm),
  ].map(([, name, hex]) => [name, hex]),
);
const text = (source, key) =>
  new RegExp(`\\b${key}:\\s*(['"\`])((?:\\\\.|(?!\\1).)*)\\1`)
    .exec(source)?.[2]
    ?.replaceAll("\\'", "'") ?? '';

/** The first font of the layout is the headlines'. */
const headlineFont = file(
  join('app', text(readFileSync('app/fonts.ts', 'utf8'), 'src')),
  'font/woff2',
);
const company = text(readFileSync('content/brand.ts', 'utf8'), 'name');
const mark =
  `<svg viewBox="6 1 36 46"><path fill="${colors.bus}" d="M6 46V24C6 13 14 7 24 2 34 7 42 13 42 24V46Z"/>` +
  `<path d="M24 46V12.5M24 41.5 11.5 31M24 41.5 36.5 31M24 30 13.5 21.2M24 30 34.5 21.2" fill="none" stroke="${colors.ink}" stroke-width="3.2" stroke-linecap="round"/></svg>`;

/** The scene on the right, the name hung from the line on the left, as on a product's page. */
const card = ({ title, line, scene }) => `<!doctype html><style>
  @font-face { font-family: Display; src: url(${headlineFont}); font-weight: 400 700 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: ${colors.paper}; color: ${colors.ink}; font-family: Display; position: relative; overflow: hidden }
  img { position: absolute; right: 0; top: 0; width: 660px; height: 630px; object-fit: cover; object-position: 50% 0; border-radius: 0 0 0 24px }
  i { position: absolute; left: 0; top: 80px; width: 540px; height: 7px; background: ${colors.bus} }
  div { position: absolute; left: 64px; top: 148px; width: 440px }
  h1 { font-size: ${title.length > 18 ? 58 : 70}px; line-height: 1.02; letter-spacing: -.035em; font-weight: 600; text-wrap: balance }
  p { margin-top: 20px; font-size: 27px; line-height: 1.3; font-weight: 500; color: ${colors['ink-2']}; text-wrap: balance }
  footer { position: absolute; left: 64px; bottom: 56px; display: flex; gap: 14px; align-items: center; font-size: 34px; font-weight: 700; letter-spacing: -.025em }
  footer svg { height: 54px }
</style><img src="${file(`public/media/${scene}.svg`, 'image/svg+xml')}"><i></i>
<div><h1>${title}</h1><p>${line}</p></div><footer>${mark}${company}</footer>`;

const icon = (size) => `<!doctype html><style>
  * { margin: 0 } body { width: ${size}px; height: ${size}px; background: ${colors.paper}; display: grid; place-items: center }
  svg { height: ${Math.round(size * 0.7)}px }</style>${mark}`;

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
const page = await browser.newPage();
const draw = async (path, html, width, height) => {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path });
  console.log(path);
};

const home = readFileSync('content/home.ts', 'utf8');
await draw(
  `${folder}/site.png`,
  card({ title: text(home, 'headline'), line: text(home, 'lead'), scene: 'nexus' }),
  1200,
  630,
);
for (const name of readdirSync('content/products').filter((entry) => entry.endsWith('.ts'))) {
  const product = readFileSync(`content/products/${name}`, 'utf8');
  const slug = name.replace('.ts', '');
  const words = { title: text(product, 'name'), line: text(product, 'subtitle'), scene: slug };
  await draw(`${folder}/${slug}.png`, card(words), 1200, 630);
}
for (const size of [192, 512]) await draw(`${folder}/icon-${size}.png`, icon(size), size, size);
await draw('app/apple-icon.png', icon(180), 180, 180);
await browser.close();
