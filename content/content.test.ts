/** Checks all content: that it is complete, and that its parts belong together. */
import { productSlugs } from './site/addresses';
import { countWords, everything, products, strings } from './content-for-tests';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';
import { cardPath, productKeys } from './site/routes';

const all = strings(everything);

describe('the words', () => {
  it('are neither empty nor placeholders', () => {
    const optional = /\.alt$|placeholder|\.(who|state)$|\.ownerAnswers\./;
    const bad = all.filter(
      ([place, text]) =>
        (text.trim() === '' && !optional.test(place)) || /lorem|todo|tbd/i.test(text),
    );
    expect(bad).toEqual([]);
  });

  it('have no exclamation mark but the one that the specification fixes', () => {
    const loud = all.filter(([, text]) => text.includes('!') && text !== 'Message Sent!');
    expect(loud).toEqual([]);
  });
});

describe('the catalog', () => {
  it('names each product as its file, and each by another name', () => {
    expect(products.map(({ summary }) => summary.id)).toEqual(productSlugs);
    const routes = productSlugs.map((slug) => `/products/${slug}`);
    expect(products.map(({ summary }) => summary.route)).toEqual(routes);
    expect(new Set(products.map(({ summary }) => summary.name)).size).toBe(products.length);
  });

  it('sends the home cards to short addresses, or to the full one where there is none', () => {
    expect(cardPath('electronic-lock')).toBe('/product/electroniclock');
    expect(cardPath('thirteenth')).toBe('/products/thirteenth');
    for (const [key, id] of Object.entries(productKeys))
      expect([id, cardPath(id)]).toEqual([id, `/product/${key}`]);
  });
});

test.each(grantCards)(
  'the guide $title has at most 450 words, and its card their minutes',
  (card) => {
    const { lead, sections } = grantGuides[card.slug]!;
    const read = sections.map(({ title, paragraphs, items }) => [title, paragraphs, items]);
    const words = countWords([lead, read]);
    expect(words).toBeLessThanOrEqual(450);
    expect(card.minutes).toBe(Math.max(1, Math.round(words / 200)));
  },
);
