import { readdirSync, readFileSync } from 'node:fs';
import { products } from '../content-for-tests';
import { focus } from './focus';
import { school } from './measures';

test('each focus is in the picture of a product', () => {
  const products = readdirSync('content/products').map((file) => file.replace('.ts', ''));
  for (const [name, { x, y, width, height }] of Object.entries(focus)) {
    expect(products).toContain(name);
    expect(x + width).toBeLessThan(school.width);
    expect(y + height).toBeLessThan(school.height);
  }
});

test('the line of a story leads from its first node to its last', () => {
  for (const { summary } of products) {
    const drawn = readFileSync(`content/illustrations/${summary.id}-story.svg`, 'utf8');
    const nodes = [...drawn.matchAll(/<circle class="line" cx="(\d+)"/g)].map(([, x]) => Number(x));
    const [from, to] = [Math.min(...nodes), Math.max(...nodes)];
    expect(drawn).toContain(` d="M${from} 96H${to}`);
  }
});
