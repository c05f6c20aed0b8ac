/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import * as breakpoints from '@/content/site/breakpoints';
import { productAliases, productKeys, staticPages } from '@/content/site/routes';
import * as brand from '@/content/site/brand';
import * as timing from '@/content/site/timing';
import * as tailwind from '@/tailwind.config';
import { titlesOfTests } from './test-titles';

const modules: Record<string, unknown> = {
  'content/site/breakpoints.ts': breakpoints,
  'content/site/brand.ts': brand,
  'content/site/timing.ts': timing,
  'tailwind.config.ts': tailwind,
};

const text = readFileSync('docs/specification.md', 'utf8');
/** The rows of the table under a heading, as trimmed cells. */
const rows = (heading: string) =>
  (text.split(new RegExp(`^##+ ${heading}$`, 'm'))[1] ?? '')
    .split(/^##/m, 1)[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (-+|Address|What) /.test(line))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
const code = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);

test('every file that the specification names exists', () => {
  const files = code(text).filter((word) =>
    /^[\w.-]+\/.*\.(tsx?|mjs|css|md)$|^[A-Z]+\.md$|^tailwind/.test(word),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** The rows that name tests: their first cell, and each test's file and title. */
const promises = text
  .split('\n\n')
  .filter((part) => /^\|[^\n]*\| Test +\|\n/.test(part))
  .flatMap((table) => table.trim().split('\n').slice(2))
  .map((row) => row.split('|').map((cell) => cell.trim().replace(/\\(?=[*_<])/g, '')))
  .map((cells) => ({ promise: cells[1], tests: cells.at(-2)!.split('<br>') }));

const titlesOf = Object.fromEntries(
  code(promises.flatMap(({ tests }) => tests).join()).map((file) => [file, titlesOfTests(file)]),
);

test('every promise names tests by file and title, and they run', () => {
  expect(promises.length).toBeGreaterThan(140);
  const runs = (entry: string) => {
    const [, file = '', title = ''] = entry.match(/^`([^`]+)`: (.+)$/) ?? [];
    return titlesOf[file]?.some((pattern) => pattern.test(title));
  };
  const unproven = promises.flatMap(({ promise, tests }) =>
    tests.filter((entry) => !runs(entry)).map((entry) => `${promise} ${entry}`),
  );
  expect(unproven).toEqual([]);
});

test('the addresses are the ones the site has', () => {
  const pages = rows('Addresses').map(([address]) => code(address)[0]);
  expect(pages).toEqual(Object.keys(staticPages));
  const named = Object.fromEntries(
    rows('Products').map(([address, product]) => [code(address)[0], code(product)[0]]),
  );
  const inTables = (prefix: string, table: Record<string, string>) =>
    Object.entries(table).map(([name, slug]) => [`/${prefix}/${name}`, slug]);
  expect(named).toEqual(
    Object.fromEntries([
      ...inTables('products', productAliases),
      ...inTables('product', productKeys),
    ]),
  );
});

const numbers = rows('Numbers');

test('the numbers are there', () => expect(numbers.length).toBeGreaterThan(35));

test.each(numbers)('%s: %s', (_, value, constant) => {
  const [file = '', path = ''] = code(constant);
  const found = path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], modules[file]);
  const size = String(found).endsWith('rem')
    ? parseFloat(String(found)) * 16
    : parseFloat(String(found));
  expect(size).toBe(Number(value));
});
