import { productSlugs } from '../site/addresses';
import { cropBoxes } from './crop-boxes';
import { school } from './measures';

test('each crop box is in the picture of a product', () => {
  for (const [name, { x, y, width, height }] of Object.entries(cropBoxes)) {
    expect(productSlugs).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});
