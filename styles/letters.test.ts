import { readdirSync, readFileSync } from 'node:fs';
import { letters } from './letters';

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
