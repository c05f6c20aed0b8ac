/** Walks the links of the content, and the addresses they may lead to (SPEC section 2). */
import { allAddresses, productSlugs } from '@/content/addresses';
import { everything, strings } from '@/content/content-for-tests';
import { findRoute } from './find-route';
import { loadView } from './load-view';

describe('the links in the words', () => {
  const links = strings(everything).filter(([place]) => /\.to$/.test(place));

  it('lead only to pages that exist', () => {
    expect(links.length).toBeGreaterThan(20);
    const dead = links.filter(
      ([, to]) => !findRoute(to) || findRoute(to)?.kind.includes('not-found'),
    );
    expect(dead).toEqual([]);
  });

  it('lead only to products that exist', () => {
    const unknown = links
      .map(([, to]) => findRoute(to))
      .filter((route) => route?.kind === 'product' && !productSlugs().includes(route.slug ?? ''));
    expect(unknown).toEqual([]);
  });
});

test.each(allAddresses().map(({ path }) => path))(
  '%s has a title of a readable length and a description',
  async (path) => {
    const { meta } = await loadView(findRoute(path)!);
    expect(meta.title.length).toBeLessThanOrEqual(50);
    expect(meta.description.length).toBeGreaterThanOrEqual(70);
    expect(meta.description.length).toBeLessThanOrEqual(160);
  },
);
