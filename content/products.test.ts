/** Checks the product pages: their length, their parts, their links to each other and their names. */
import { existsSync } from 'node:fs';
import { countWords, products, strings } from './content-for-tests';
import { home } from './pages/home';
import { navigation } from './site/navigation';
import { needNexus } from './site/need-nexus';
import { ownerAnswers, ownerFacts } from './site/owner-facts';
import { productsOverview } from './pages/products-overview';

const pages = products.map((product) => [product.summary.id, product] as const);
const ids = products.map(({ summary }) => summary.id);

describe.each(pages)('%s', (id, product) => {
  const { summary, lead, facts, features, story, doesNot, questions, outages, worksWith } = product;

  it('names three other products that work with it', () => {
    expect(new Set(worksWith).size).toBe(3);
    expect(worksWith).not.toContain(id);
    expect(ids).toEqual(expect.arrayContaining(worksWith));
  });

  it('has at most 650 words of its own', () => {
    const words = countWords([
      [summary.name, summary.subtitle, lead, facts, story, doesNot],
      features.map(({ title, description }) => [title, description]),
      questions.map((item) => [
        item.question,
        'fact' in item ? ownerFacts[item.fact] : item.answer,
      ]),
      Object.values(outages).map(({ why, meanwhile }) => [why, meanwhile]),
    ]);
    expect(words).toBeLessThanOrEqual(650);
  });

  it('has images that are drawn, and says what the first one shows', () => {
    const { src, small = src } = summary.picture;
    for (const drawn of [src, small, product.featureImage!.src, product.storyImage!.src])
      expect(existsSync(drawn.replace('/media', 'content/illustrations'))).toBe(true);
    expect(product.featureImage!.alt).not.toBe('');
  });

  it('answers five to seven questions, one of them on Nexus, and says what it does not do', () => {
    expect([5, 6, 7]).toContain(questions.length);
    const onNexus = id === 'nexus' ? 'Do we need the other products?' : 'Do we need Nexus too?';
    expect(questions.map(({ question }) => question)).toContain(onNexus);
    for (const item of questions)
      expect('fact' in item ? ownerAnswers[item.fact].answer : item.answer).not.toBe('');
    for (const limit of doesNot) expect(limit).toMatch(/^[A-Z].*\.$/);
  });
});

test('the products that are said to need Nexus are those whose page says so', () => {
  const says = ({ questions }: (typeof products)[number]) =>
    questions.some((item) => 'fact' in item && item.fact === 'needsNexus');
  const needing = products.filter(says).map(({ summary }) => summary.name);
  const named = needNexus.split(' need Nexus')[0]!.split(/, | and /);
  expect(named).toHaveLength(needing.length);
  for (const name of named)
    expect(needing.join().toLowerCase()).toContain(name.replace('The ', '').toLowerCase());
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
