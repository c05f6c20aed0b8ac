/**
 * Prints the reading grade (Flesch-Kincaid) of every page in out/, hardest first. The goal is grade 6
 * to 8. It never fails, because names such as "notification" raise the grade. Run it after a build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** Returns the sentences of a page's paragraphs and list items, without labels and titles. */
function sentencesOf(html) {
  const main = html.match(/<main[^]*<\/main>/)?.[0] ?? '';
  return [...main.matchAll(/<(p|li|dd)\b[^>]*>([^]*?)<\/\1>/g)]
    .map(([, , inner]) => inner.replace(/<[^>]+>/g, ' ').replace(/&[^;]+;/g, ''))
    .flatMap((text) => text.match(/[^.!?]+[.!?]+(?=\s|$)/g) ?? []);
}

const aliases = /^product\/|^resources\/(docs|blog|case)|^404/;
const pages = readdirSync('out', { recursive: true })
  .filter((file) => file.endsWith('index.html') && !aliases.test(file))
  .map((file) => {
    const sentences = sentencesOf(readFileSync(`out/${file}`, 'utf8'));
    const words = sentences.flatMap((sentence) => sentence.match(/[\w’-]+/g) ?? []);
    const counts = { sentence: sentences.length, word: words.length };
    const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
    const grade = fleschKincaid({ ...counts, syllable: syllables });
    return { page: `/${file.replace(/\/?index.html/, '')}`, ...counts, grade: +grade.toFixed(1) };
  })
  .filter(({ sentence }) => sentence > 5)
  .sort((a, b) => b.grade - a.grade);

console.table(pages);
