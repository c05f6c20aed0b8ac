/**
 * @jest-environment node
 *
 * Every page reads at grade 8 or lower (Flesch-Kincaid), so that a tired reader reads it only once.
 * To see the grades: npm run unit -- content/reading-grade --verbose
 */
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { everything, strings } from './content-for-tests';

const { grantGuides, products, solutions, walkthrough, ...others } = everything;
const named = <T>(items: readonly T[], name: (item: T) => string) =>
  items.map((item): [string, unknown] => [name(item), item]);

const pages: [string, unknown][] = [
  ...Object.entries(others),
  ...named(products, ({ summary }) => `the product ${summary.id}`),
  ...named(solutions, ({ slug }) => `the solution ${slug}`),
  ...named(Object.values(walkthrough.stories), ({ id }) => `the ${id} walkthrough`),
  ...Object.entries(grantGuides).map(([slug, guide]): [string, unknown] => [
    `the guide ${slug}`,
    guide,
  ]),
];

/** The sentences of a page, without titles and labels, which have no full stop. */
const sentencesOf = (page: unknown) =>
  strings(page).flatMap(([, text]) => text.match(/[^.!?]+[.!?]+”?(?=\s|$)/g) ?? []);

/** Returns the school year, to one decimal, in which a reader understands the sentences. */
function gradeOf(sentences: readonly string[]) {
  const words = sentences.flatMap((sentence) => sentence.match(/[\w’-]+/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  return Number(fleschKincaid(counts).toFixed(1));
}

const graded = pages
  .map(([page, content]) => ({ page, sentences: sentencesOf(content) }))
  // The grade of a few sentences says little.
  .filter(({ sentences }) => sentences.length > 5)
  .map(({ page, sentences }) => ({ page, grade: gradeOf(sentences) }));

test('nearly all content has sentences', () => expect(graded.length).toBeGreaterThan(40));

test.each(graded)('$page reads at grade $grade, at most 8', ({ grade }) => {
  expect(grade).toBeLessThanOrEqual(8);
});
