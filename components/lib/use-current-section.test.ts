import { currentSection } from './use-current-section';

/** A pane of 800 px that scrolls through 2000. */
const pane = (scrollTop: number) => ({ scrollTop, clientHeight: 800, scrollHeight: 2000 });

test.each([
  ['the first section before its heading', [300, 900, 1500], 0, 0],
  ['a section whose heading is near the top', [-400, 120, 900], 600, 1],
  ['the section before a heading further down', [-400, 121, 900], 600, 0],
  ['the last section at the end of the pane', [-900, -300, 400], 1200, 2],
  ['the last section a fraction of a pixel before the end', [-900, -300, 400], 1198.7, 2],
])('returns %s', (_, tops, scrollTop, section) => {
  expect(currentSection(tops, pane(scrollTop))).toBe(section);
});

test('returns the first section of a pane that does not scroll', () => {
  const short = { scrollTop: 0, clientHeight: 800, scrollHeight: 800 };
  expect(currentSection([200, 400], short)).toBe(0);
});
