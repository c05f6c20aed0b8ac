/**
 * @jest-environment node
 *
 * Every page reads at grade 8 or lower (Flesch-Kincaid), so that a tired reader reads it only once.
 * To see the grades: npm run unit -- content/reading-grade --verbose
 */
import { everything, strings } from './content-for-tests';

/** The sentences of a file, each once, without titles and labels, which have no full stop. */
const sentencesOf = (content: unknown) => [
  ...new Set(strings(content).flatMap(([, text]) => text.match(/[^.!?]+[.!?]+”?(?=\s|$)/g) ?? [])),
];

/** Counts groups of vowels without a silent e at the end, which is right within half a school year. */
const syllablesOf = (word: string) =>
  word
    .toLowerCase()
    .split(/[^a-z’]+/)
    .map((part) => part.replace(/(?<=[aeiouy].*[^aeiouytd])ed$|(?<=[aeiouy].*[^aeiouyl])es?$/, ''))
    .reduce((sum, part) => sum + (part.match(/[aeiouy]+/g)?.length ?? 0), 0);

/** Returns the school year, to one decimal, in which a reader understands the sentences. */
function gradeOf(sentences: readonly string[]) {
  const words = sentences.flatMap((sentence) => sentence.match(/[\w’-]+/g) ?? []);
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade =
    0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Number(grade.toFixed(1));
}

const files = Object.entries(everything).map(
  ([page, content]) => [page, sentencesOf(content)] as const,
);
/** The grade of a few sentences says little, so those of short files have one together. */
const isShort = (sentences: readonly string[]) => sentences.length < 6;
const short = files.flatMap(([, sentences]) => (isShort(sentences) ? sentences : []));
const graded = [
  ...files.filter(([, sentences]) => !isShort(sentences)),
  ['all short files', short] as const,
].map(([page, sentences]) => ({ page, grade: gradeOf(sentences) }));

test('nearly all content has sentences', () => expect(graded.length).toBeGreaterThan(40));

test.each(graded)('$page reads at grade $grade, at most 8', ({ grade }) => {
  expect(grade).toBeLessThanOrEqual(8);
});
