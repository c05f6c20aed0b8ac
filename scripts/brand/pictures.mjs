import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { launchChromium } from '../programs.mjs';

const folder = 'public/media/share';
const asData = (content, type) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/**
 * Renders the pictures of shared links (1200 by 630: one for the site, one for each product) and the
 * icons of the manifest and the home screen, in place of all that are there.
 *
 * @param {object} site the site's modules: brand, palette, markSvg, drawIllustration, home; `load`
 *   imports a TypeScript file by its path from here
 * @param {(file: string, bytes: number) => void} wrote is told of every file
 */
export async function renewPictures(site, wrote) {
  const { palette, markSvg, home, load } = site;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium();
  const page = await browser.newPage();
  const draw = async (name, html, width, height) => {
    const path = `${folder}/${name}.png`;
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path });
    wrote(path, statSync(path).size);
  };
  const card = async (name, title, line, scene) =>
    draw(name, await cardPage(site, title, line, scene), 1200, 630);

  await card('site', home.hero.headline, home.hero.lead, 'nexus.svg');
  for (const file of readdirSync('content/products')) {
    const { summary } = await load(`../../content/products/${file}`);
    const scene = summary.picture.src.split('/').at(-1);
    await card(file.replace('.ts', ''), summary.name, summary.subtitle, scene);
  }
  for (const size of [180, 192, 512])
    await draw(`icon-${size}`, iconPage(palette, markSvg, size), size, size);
  await browser.close();
}

/** The scene on the right, the name hung from the line on the left, as on a product's page. */
async function cardPage({ brand, palette, markSvg, drawIllustration }, title, line, scene) {
  const font = asData(readFileSync('styles/fonts/display.woff2'), 'font/woff2');
  const picture = asData(await drawIllustration(`content/illustrations/${scene}`), 'image/svg+xml');
  return `<!doctype html><style>
  @font-face { font-family: Display; src: url(${font}); font-weight: 400 700 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: ${palette.paper}; color: ${palette.ink}; font-family: Display; position: relative; overflow: hidden }
  img { position: absolute; right: 0; top: 0; width: 660px; height: 630px; object-fit: cover; object-position: 50% 0; border-radius: 0 0 0 24px }
  i { position: absolute; left: 0; top: 80px; width: 540px; height: 7px; background: ${palette.bus} }
  div { position: absolute; left: 64px; top: 148px; width: 440px }
  h1 { font-size: ${title.length > 18 ? 58 : 70}px; line-height: 1.02; letter-spacing: -.035em; font-weight: 600; text-wrap: balance }
  p { margin-top: 20px; font-size: 27px; line-height: 1.3; font-weight: 500; color: ${palette['ink-2']}; text-wrap: balance }
  footer { position: absolute; left: 64px; bottom: 56px; width: 450px; display: flex; gap: 14px; align-items: center; font-size: ${brand.name.length > 14 ? 30 : 34}px; line-height: 1; font-weight: 700; letter-spacing: -.025em }
  footer svg { height: 54px }
</style><img src="${picture}"><i></i>
<div><h1>${title}</h1><p>${line}</p></div><footer>${markSvg}${brand.name}</footer>`;
}

const iconPage = (palette, markSvg, size) => `<!doctype html><style>
  * { margin: 0 } body { width: ${size}px; height: ${size}px; background: ${palette.paper}; display: grid; place-items: center }
  svg { height: ${Math.round(size * 0.7)}px }</style>${markSvg}`;
