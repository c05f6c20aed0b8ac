/**
 * The contrast of a text with what is seen behind it: the least of all pixels of its place, in a
 * picture taken without the text. For text on a drawing, where style sheets do not tell the ground.
 *
 * @param {import('@playwright/test').Locator} text
 * @returns {Promise<{ contrast: number, needed: number }>} as WCAG 1.4.3 counts them
 */
export async function seenContrast(text) {
  await text.scrollIntoViewIfNeeded();
  const { color, size, weight, clip } = await text.evaluate((element) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    element.style.setProperty('color', 'transparent', 'important');
    // The words' own place: the box may be wider, and lie on more of the drawing.
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = words.getBoundingClientRect();
    const clip = { x, y, width, height };
    return { color, size: parseFloat(fontSize), weight: Number(fontWeight), clip };
  });
  const picture = await text.page().screenshot({ clip, animations: 'disabled' });
  await text.evaluate((element) => element.style.removeProperty('color'));
  const contrast = await text.evaluate(leastContrast, {
    color,
    picture: picture.toString('base64'),
  });
  const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
  return { contrast, needed: isLarge ? 3 : 4.5 };
}

/** Runs in the page, which can read pictures and colours. */
async function leastContrast(_element, { color, picture }) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);

  const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const luminance = ([red, green, blue]) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const letters = luminance(color.match(/[\d.]+/g).map(Number));

  let least = 21;
  for (let at = 0; at < data.length; at += 4) {
    const ground = luminance(data.subarray(at, at + 3));
    const [dark, light] = [Math.min(letters, ground), Math.max(letters, ground)];
    least = Math.min(least, (light + 0.05) / (dark + 0.05));
  }
  return least;
}
