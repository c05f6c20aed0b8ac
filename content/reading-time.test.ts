/** Holds each guide to 450 words, and the reading time on its card to 200 words a minute. */
import { strings } from './content-for-tests';
import { grantCards } from './pages/grant-cards';
import { grantGuides } from './pages/grant-guides';

const wordsPerMinute = 200;

test.each(grantCards.map((card) => [card.title, card] as const))(
  'the guide %s is short, and its card states its reading time',
  (_, { slug, minutes }) => {
    const { lead, sections } = grantGuides[slug]!;
    // Without ids and the list of sources.
    const read = strings([
      lead,
      sections.map(({ title, paragraphs = [], items = [] }) => [title, paragraphs, items]),
    ]);
    const words =
      read
        .map(([, text]) => text)
        .join(' ')
        .match(/\S+/g) ?? [];
    expect(words.length).toBeLessThanOrEqual(450);
    expect(minutes).toBe(Math.max(1, Math.round(words.length / wordsPerMinute)));
  },
);
