import { currentSection } from './current-section';

/** A pane of 800 px that scrolls through 2000. */
const pane = (scrollTop: number) => ({ scrollTop, clientHeight: 800, scrollHeight: 2000 });

test.each([
  ['before the first heading', [300, 900, 1500], 0, 0],
  ['once a heading nears the top', [-400, 120, 900], 600, 1],
  ['while the next is still below', [-400, 121, 900], 600, 0],
  ['at the end, whatever is in view', [-900, -300, 400], 1200, 2],
  ['a fraction of a pixel before the end', [-900, -300, 400], 1198.7, 2],
])('%s', (_, tops, scrollTop, section) => {
  expect(currentSection(tops, pane(scrollTop))).toBe(section);
});

test('a text that needs no scrolling begins at its first section', () => {
  const still = { scrollTop: 0, clientHeight: 800, scrollHeight: 800 };
  expect(currentSection([200, 400], still)).toBe(0);
});
