import { productSlugs } from '@/content/site/addresses';
import { view } from './product';

describe("a product's view", () => {
  test.each(productSlugs())('%s has a page at its own address', async (slug) => {
    const { meta } = await view(slug);
    expect(meta.title).not.toMatch(/not found/i);
  });

  it('is Product Not Found if there is no file of that name', async () => {
    const { meta } = await view('no-such-product');
    expect(meta.title).toBe('Product Not Found');
  });
});
