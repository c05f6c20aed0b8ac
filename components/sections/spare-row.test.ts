import { products } from '@/content/content-for-tests';
import { quote } from '@/content/site/quote';
import { spareRow } from './spare-row';

test('without the spare row of three, every product still has a blank in both columns', () => {
  for (const { summary, glance } of products) {
    const rows = glance.counts.slice(0, 3).map((id) => quote.rows[id]);
    const left = rows.filter((row) => row !== spareRow(rows));
    expect([summary.id, left.length]).toEqual([summary.id, 2]);
    expect(left.some(({ once }) => once)).toBe(rows.some(({ once }) => once));
    expect(left.some(({ yearly }) => yearly)).toBe(rows.some(({ yearly }) => yearly));
  }
});

test('no row is spare where each fills a column alone', () => {
  expect(spareRow([{ once: true }, { yearly: true }])).toBeUndefined();
});
