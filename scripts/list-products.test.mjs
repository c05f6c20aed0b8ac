import { readFileSync } from 'node:fs';
import { productLists } from './list-products.mjs';

test.each(productLists())('$file lists every file of content/products', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});
