import { productSlugs } from '../site/addresses';
import { focus } from './focus';
import { school } from './measures';

test('each focus is in the picture of a product', () => {
  for (const [name, { x, y, width, height }] of Object.entries(focus)) {
    expect(productSlugs).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});
