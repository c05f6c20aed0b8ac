import { products } from '@/content/content-for-tests';
import { day } from '@/content/scene/day';
import { nextMoment } from './others';

const productOf = (id: string) => products.find(({ summary }) => summary.id === id)!;
const next = (id: string) => nextMoment(productOf(id)).product.id;

it('leads around the clock through every product with a moment, and back to the first', () => {
  const withMoment = new Set(day.moments.map(({ product }) => product.id));
  const first = day.moments[0]!.product.id;
  const visited = [first];
  while (visited.length < withMoment.size) visited.push(next(visited.at(-1)!));
  expect(new Set(visited)).toEqual(withMoment);
  expect(next(visited.at(-1)!)).toBe(first);
});

it.each([
  ['gunshot-detection', '7:30 AM'],
  ['panic-app', '1:30 PM'],
  ['ai-insights', '1:30 PM'],
  ['floor-plan', '11:20 AM'],
])('gives %s, which has no moment, the first one after its story begins: %s', (id, time) => {
  expect(nextMoment(productOf(id)).time).toBe(time);
});
