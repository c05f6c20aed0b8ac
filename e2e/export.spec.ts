import { readFileSync, readdirSync } from 'node:fs';
import { productSlugs } from '../content/addresses';
import type { Product } from '../content/types';
import { expect, test } from './fixtures';

test.skip(!!process.env.BASE_URL, 'reads the files of the export itself');

const files = () =>
  readdirSync('out', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|css)$/.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const holding = (pattern: RegExp, ending: string) =>
  files().filter((name) => name.endsWith(ending) && pattern.test(readFileSync(name, 'utf8')));

test('the export holds nothing that is only for working on it', () => {
  expect(files().length).toBeGreaterThan(50);
  expect(holding(/Design aids|Mobile 390|token-sheet/, '.js')).toEqual([]);
  expect(holding(/Design aids/, '.html')).toEqual([]);
});

test('the words of a product page are in its own script only', async () => {
  const scripts = holding(/./, '.js').map((name) => readFileSync(name, 'utf8'));
  for (const slug of productSlugs()) {
    const { product } = await import(`../content/products/${slug}.ts`);
    const { headline } = (product as Product).story;
    expect(scripts.filter((script) => script.includes(headline)).length, slug).toBe(1);
  }
});

test('the export holds no inline style, and every page its policy', () => {
  expect(holding(/<[a-z][^>]*\sstyle="/, '.html')).toEqual([]);
  const pages = files().filter((name) => name.endsWith('.html'));
  expect(holding(/http-equiv="Content-Security-Policy"/, '.html')).toEqual(pages);
});
