import { readdirSync } from 'node:fs';
import { productSlugs } from './site/addresses';
import type { Product } from './site/types';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.ts$/.test(file) && !/\.test\.ts$|\.d\.ts$|-for-tests\.ts$/.test(file),
);

/** The data that a file of the content exports, without functions. */
const dataOf = (file: string) =>
  Object.fromEntries(
    Object.entries(jest.requireActual<object>(`./${file}`)).filter(
      ([, value]) => typeof value !== 'function',
    ),
  );

/** All content, by the path of its file and the name of its export: `pages/about` and `about`. */
export const everything = Object.fromEntries(
  files.map((file) => [file.replace('.ts', ''), dataOf(file)]),
);

export const products = productSlugs.map(
  (slug) => everything[`products/${slug}`]!.product as Product,
);

/** Every string in a value, with its path. */
export function strings(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) => strings(item, `${place}.${key}`));
}

/** The number of words in a value. */
export const countWords = (value: unknown) =>
  strings(value).flatMap(([, text]) => text.match(/\S+/g) ?? []).length;
