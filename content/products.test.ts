/** Checks the product pages: their links to each other and their names. */
import { products, strings } from './content-for-tests';
import { home } from './pages/home';
import { navigation } from './site/navigation';
import { productsOverview } from './pages/products-overview';

const pages = products.map((product) => [product.summary.id, product] as const);
const ids = products.map(({ summary }) => summary.id);

test.each(pages)('%s names three other products that work with it', (id, { related }) => {
  const others = related.map((other) => other.id);
  expect(new Set(others).size).toBe(3);
  expect(others).not.toContain(id);
  expect(ids).toEqual(expect.arrayContaining(others));
});

describe('a product has one name', () => {
  const texts = strings({ products, home, navigation, productsOverview });

  it.each([
    /Electronic Lock\b/,
    /Retrofit Lock/,
    /Mass Notifications\b/,
    /(?<!AI Anonymous )Tip Line\b(?! of)/,
    /(?<!AI )Gunshot Detection/,
    /Panic Button(?! App)/,
    /Drill Manager|Visitor Manager/,
  ])('and not %s', (other) => {
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  });
});
