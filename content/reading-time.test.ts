/** Holds each guide to 450 words, and the reading time on its card to 200 words a minute. */
import { strings } from './content-for-tests';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';

const wordsPerMinute = 200;

/** The number of words of a guide, without ids and the list of sources. */
function wordsOf(slug: string) {
  const { lead, sections } = grantGuides[slug]!;
  const read = strings([
    lead,
    sections.map(({ title, paragraphs = [], items = [] }) => [title, paragraphs, items]),
  ]);
  return read.flatMap(([, text]) => text.match(/\S+/g) ?? []).length;
}

const cards = grantCards.map((card) => [card.title, card] as const);

test.each(cards)('the card of %s states its guide’s reading time', (_, { slug, minutes }) => {
  expect(minutes).toBe(Math.max(1, Math.round(wordsOf(slug) / wordsPerMinute)));
});

test.each(cards)('the guide %s has at most 450 words', (_, { slug }) => {
  expect(wordsOf(slug)).toBeLessThanOrEqual(450);
});
