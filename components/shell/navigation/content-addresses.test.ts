/** Checks the links in the content, and the titles and descriptions of the pages. */
import { allAddresses, productSlugs } from '@/content/site/addresses';
import { everything, strings } from '@/content/content-for-tests';
import { findRoute } from '../find-route';
import { loadView } from '../views/load-view';

test('the links in the content lead only to pages and products that exist', () => {
  const links = strings(everything).filter(([place]) => /\.to$/.test(place));
  expect(links.length).toBeGreaterThan(20);
  const dead = links.filter(([, to]) => {
    const route = findRoute(to);
    return !route || (route.kind === 'product' && !productSlugs.includes(route.slug ?? ''));
  });
  expect(dead).toEqual([]);
});

describe('what search results show of a page', () => {
  const listed = allAddresses()
    .filter(({ path, canonical }) => path === canonical && path !== '/coming-soon')
    .map(({ path }) => path);
  const metaOf = async (path: string) => (await loadView(findRoute(path)!)).meta;

  test.each(listed)('%s has a title and a description that fit', async (path) => {
    const { title, description } = await metaOf(path);
    // The brand's name follows it.
    expect(title.length).toBeGreaterThanOrEqual(40);
    expect(title.length).toBeLessThanOrEqual(50);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(158);
  });

  it('is different for each page', async () => {
    const metas = await Promise.all(listed.map(metaOf));
    expect(new Set(metas.map(({ title }) => title)).size).toBe(listed.length);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(listed.length);
  });
});
