/** The reading time that a grant's card states is its guide's, at 200 words a minute. */
import { strings } from './content-for-tests';
import { grantCards } from './grant-cards';
import { grantGuides } from './grant-guides';

const wordsPerMinute = 200;

test.each(grantCards.map((card) => [card.title, card] as const))(
  'the card of %s tells its guide’s length',
  (_, { slug, minutes }) => {
    const { lead, sections } = grantGuides[slug]!;
    // What is read: not the ids, and not the list of sources.
    const read = strings([
      lead,
      sections.map(({ title, paragraphs = [], items = [] }) => [title, paragraphs, items]),
    ]);
    const words =
      read
        .map(([, text]) => text)
        .join(' ')
        .match(/\S+/g) ?? [];
    expect(minutes).toBe(Math.max(1, Math.round(words.length / wordsPerMinute)));
  },
);
