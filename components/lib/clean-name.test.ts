import { cleanName } from './clean-name';

test.each([
  ['spaces at the ends and several in a row', '  Lincoln \t High\n', 'Lincoln High'],
  ['what turns the words around it', 'Lincoln \u202ehgiH\u2066', 'Lincoln hgiH'],
  ['control characters and half letters', 'Lin\u0007co\ud800ln\u200b', 'Lincoln'],
  ['nothing else', '<b>École Nº 1</b> “東京” 👩‍🏫🇺🇸', '<b>École Nº 1</b> “東京” 👩‍🏫🇺🇸'],
])('drops %s', (_, typed, name) => {
  expect(cleanName(typed)).toBe(name);
});

test('keeps 60 letters, each with its marks', () => {
  expect(cleanName('x'.repeat(61))).toBe('x'.repeat(60));
  expect(cleanName('👩‍🏫'.repeat(61))).toBe('👩‍🏫'.repeat(60));
});
