import { readdirSync } from 'node:fs';
import { products } from '@/content/content-for-tests';
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

const isOutside = (part: Box, crop: Box) =>
  part.x + part.width <= crop.x ||
  part.y + part.height <= crop.y ||
  part.x >= crop.x + crop.width ||
  part.y >= crop.y + crop.height;

test.each(products)(
  'no crop of the picture of $summary.id cuts what is whole',
  ({ summary, story }) => {
    for (const part of whole[summary.id] ?? []) {
      expect(isIn(part, lowPart)).toBe(true);
      expect(isIn(part, story.crop) || isOutside(part, story.crop)).toBe(true);
    }
  },
);
