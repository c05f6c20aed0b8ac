import { readFileSync } from 'node:fs';
import { launchChromium } from '../programs.mjs';

/**
 * Renders the pictures of shared links (1200 by 630: one for the site, one for each product) and the
 * icons of the manifest and the home screen.
 *
 * @param {object} site brand, palette, markSvg, drawIllustration, home and the products' summaries
 * @param {(file: string, content: string | Buffer) => void} write
 */
export async function renewPictures(site, write) {
  const { home, summaries } = site;
  const browser = await launchChromium();
  const page = await browser.newPage();
  const draw = async (name, html, width, height) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    write(`public/media/share/${name}.png`, await page.screenshot());
  };
  const card = async (name, title, line, scene) =>
    draw(name, await cardPage(site, title, line, scene), 1200, 630);

  await card('site', home.hero.headline, home.hero.lead, 'nexus.svg');
  for (const { id, name, subtitle, picture } of summaries)
    await card(id, name, subtitle, picture.src.split('/').at(-1));
  for (const size of [180, 192, 512]) await draw(`icon-${size}`, iconPage(site, size), size, size);
  await browser.close();
}

const asData = (content, type) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

/** The scene on the right, the name hung from the line on the left, as on a product's page. */
async function cardPage({ brand, palette, markSvg, drawIllustration }, title, line, scene) {
  const font = asData(readFileSync('styles/fonts/display.woff2'), 'font/woff2');
  const picture = asData(await drawIllustration(`content/illustrations/${scene}`), 'image/svg+xml');
  return `<!doctype html><style>
  @font-face { font-family: Display; src: url(${font}); font-weight: 400 700 }
  * { margin: 0; box-sizing: border-box }
  body { width: 1200px; height: 630px; background: ${palette.paper}; color: ${palette.ink}; font-family: Display; position: relative; overflow: hidden }
  img { position: absolute; right: 0; top: 0; width: 660px; height: 630px; object-fit: cover; object-position: 50% 0; border-radius: 0 0 0 24px }
  i { position: absolute; left: 0; top: 80px; width: 540px; height: 7px; background: ${palette.line} }
  div { position: absolute; left: 64px; top: 148px; width: 440px }
  h1 { font-size: ${title.length > 18 ? 58 : 70}px; line-height: 1.02; letter-spacing: -.035em; font-weight: 600; text-wrap: balance }
  p { margin-top: 20px; font-size: 27px; line-height: 1.3; font-weight: 500; color: ${palette['ink-2']}; text-wrap: balance }
  footer { position: absolute; left: 64px; bottom: 56px; width: 450px; display: flex; gap: 14px; align-items: center; font-size: ${brand.name.length > 14 ? 30 : 34}px; line-height: 1; font-weight: 700; letter-spacing: -.025em }
  footer svg { height: 54px }
</style><img src="${picture}"><i></i>
<div><h1>${title}</h1><p>${line}</p></div><footer>${markSvg}${brand.name}</footer>`;
}

const iconPage = ({ palette, markSvg }, size) => `<!doctype html><style>
  * { margin: 0 } body { width: ${size}px; height: ${size}px; background: ${palette.paper}; display: grid; place-items: center }
  svg { height: ${Math.round(size * 0.7)}px }</style>${markSvg}`;
