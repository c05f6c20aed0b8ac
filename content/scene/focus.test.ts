import { readdirSync } from 'node:fs';
import { closeUps, focus, lowPart, whole } from './focus';
import { school } from './measures';
import type { Box } from './rooms';

test('each focus and close-up is in the picture of a product, a close-up at its proportions', () => {
  const products = readdirSync('content/products').map((file) => file.replace('.ts', ''));
  for (const [name, { x, y, width, height }] of [focus, closeUps].flatMap(Object.entries<Box>)) {
    expect(products).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
  for (const { width, height } of Object.values(closeUps))
    expect(width * school.height).toBe(height * school.width);
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
