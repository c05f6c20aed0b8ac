import { grantCards } from '@/content/grant-cards';
import { grantGuides } from '@/content/grant-guides';
import { readingMinutes } from './reading-minutes';

const words = (count: number) => Array.from({ length: count }, () => 'door').join(' ');

test.each([
  [0, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minutes at 200 a minute', (count, minutes) => {
  expect(readingMinutes({ lead: words(count), sections: [] })).toBe(minutes);
});

test('headings, paragraphs and items count', () => {
  const section = { id: 'tips', title: words(100), paragraphs: [words(100)], items: [words(100)] };
  expect(readingMinutes({ lead: words(100), sections: [{ ...section, id: 'tips' }] })).toBe(2);
});

test.each(grantCards.map((card) => [card.title, card] as const))(
  'the card of %s tells its guide’s length',
  (_, { slug, minutes }) => {
    expect(minutes).toBe(readingMinutes(grantGuides[slug]!));
  },
);
