import { readdirSync } from 'node:fs';
import { focus, lowPart, whole } from './focus';
import { school } from './measures';
import type { Box } from './rooms';

test('each focus is in the picture of a product', () => {
  const products = readdirSync('content/products').map((file) => file.replace('.ts', ''));
  for (const [name, { x, y, width, height }] of Object.entries(focus)) {
    expect(products).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});

/** In units of the picture, around what a crop shows. */
const air = 12;

const isIn = (part: Box, crop: Box) =>
  part.x >= crop.x + air &&
  part.y >= crop.y + air &&
  part.x + part.width <= crop.x + crop.width - air &&
  part.y + part.height <= crop.y + crop.height - air;

test.each(Object.entries(whole))('a phone cuts nothing of %s that is whole', (_name, parts) => {
  for (const part of parts) expect(isIn(part, lowPart)).toBe(true);
});
