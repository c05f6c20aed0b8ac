import { allAddresses, productSlugs } from '@/content/site/addresses';
import { findRoute } from './find-route';

const kinds = (paths: string[]) => paths.map((path) => findRoute(path)?.kind);

describe('findRoute', () => {
  it('finds a page for every address of the site', () => {
    const paths = allAddresses().map(({ path }) => path);
    expect(paths.length).toBe(16 + productSlugs().length + 3 + 12);
    expect(kinds(paths)).not.toContain(undefined);
    expect(kinds(paths)).not.toContain('product-not-found');
  });

  test.each([
    ['/products/retrofit-locks', 'manual-lock'],
    ['/products/panic-button', 'panic-app'],
    ['/products/rapid-lockdown', 'electronic-lock'],
    ['/product/nexus', 'nexus'],
    ['/product/drill', 'drill-management'],
    ['/product/ticketing', 'ticketing'],
    ['/product/panic', 'panic-app'],
    ['/product/insights', 'ai-insights'],
    ['/product/visitor', 'visitor-management'],
    ['/product/lock', 'manual-lock'],
    ['/product/gunshot', 'gunshot-detection'],
    ['/product/notifications', 'mass-notifications'],
    ['/product/floorplan', 'floor-plan'],
    ['/product/tipline', 'tip-line'],
    ['/product/electroniclock', 'electronic-lock'],
  ])('%s shows %s', (path, slug) => {
    expect(findRoute(path)).toEqual({ path, kind: 'product', slug });
  });

  test.each(['/resources', '/resources/docs', '/resources/case-studies', '/resources/blog'])(
    '%s opens the Grants tab',
    (path) => {
      expect(findRoute(path)).toMatchObject({ kind: 'resources', tab: 'grants' });
    },
  );

  it('/resources/faq opens the FAQ tab', () => {
    expect(findRoute('/resources/faq')).toMatchObject({ kind: 'resources', tab: 'faq' });
  });

  test.each([
    '/product/unknown',
    '/product/panic-app',
    '/product/__proto__',
    '/product/constructor',
    '/products/__proto__',
    '/products/../site',
    '/products/nexus/more',
    '/products/%',
    '/products/a b',
    '/products/-',
  ])('%s is Product Not Found', (path) => {
    expect(findRoute(path)?.kind).toBe('product-not-found');
  });

  test.each([
    '/nope',
    '/__proto__',
    '/constructor',
    '/toString',
    '/product',
    '/about/us',
    '//',
    '',
  ])('%p has no page', (path) => {
    expect(findRoute(path)).toBeUndefined();
  });

  it('accepts any well-formed product name, because only the product chunk knows the files', () => {
    expect(findRoute('/products/no-such-product')).toMatchObject({ kind: 'product' });
  });
});
