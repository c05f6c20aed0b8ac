import { readdirSync } from 'node:fs';
import { focus } from './focus';
import { school } from './measures';

test('each focus is in the picture of a product', () => {
  const products = readdirSync('content/products').map((file) => file.replace('.ts', ''));
  for (const [name, { x, y, width, height }] of Object.entries(focus)) {
    expect(products).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});
