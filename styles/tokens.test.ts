import { readFileSync, readdirSync } from 'node:fs';

test('no component hard-codes a breakpoint', () => {
  const literal = /\((min-width|max-width|width)[^)`$]*\d+(px|rem)\)/;
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => literal.test(readFileSync(`components/${file}`, 'utf8')))).toEqual(
    [],
  );
});
