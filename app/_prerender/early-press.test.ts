import { brotliCompressSync } from 'node:zlib';
import { earlyPress } from './early-press';
import { prePaint } from './pre-paint';

test('the first script of a page is below 1.5 KB as it is sent, and contains no tag', () => {
  const script = prePaint + earlyPress;
  expect(brotliCompressSync(script).length).toBeLessThan(1536);
  expect(script).not.toContain('<');
});
