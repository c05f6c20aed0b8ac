import { readdirSync, readFileSync } from 'node:fs';
import { letters, marks } from './letters';

/** Drawn as a picture of a door plate, in whatever font has it. */
const braille = /[\u2800-\u28ff]/u;
const comment = /\/\*[\s\S]*?\*\//g;

const files = readdirSync('content', { recursive: true })
  .map(String)
  .filter((file) => /(?<!\.test)\.ts$/.test(file));

test.each(files)('the fonts hold every letter of content/%s', (file) => {
  const text = readFileSync(`content/${file}`, 'utf8').replace(comment, '');
  const missing = [...new Set(text)].filter(
    (letter) => letter !== '\n' && !braille.test(letter) && !letters.includes(letter),
  );
  expect(missing.join('')).toBe('');
});

it('lets the layout ask for the letters with marks, and for no other', () => {
  const [range = ''] =
    /(?<='unicode-range', value: ')[^']+/.exec(readFileSync('app/fonts.ts', 'utf8')) ?? [];
  const spans = [...range.matchAll(/([\dA-F]+)-([\dA-F]+)/g)].map(([, first = '', last = '']) => ({
    first: parseInt(first, 16),
    last: parseInt(last, 16),
  }));
  const isAsked = (letter: string) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(({ first, last }) => first <= code && code <= last);
  };
  expect([...letters, ...marks].filter(isAsked).join('')).toBe(marks);
});
