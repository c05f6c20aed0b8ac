import { interpolate } from '@/components/lib/interpolate';
import { productOutages } from '@/content/outages/products';
import { switchWords as words } from '@/content/outages/switches';
import { outageIds, type OutageId, type Outcome } from '@/content/outages/types';
import { outageWords } from '@/content/outages/words';
import { outcomeOf } from './outcome';

/** "the internet, power and cell service" */
export function listOf(off: readonly OutageId[]) {
  const names = outageIds.filter((id) => off.includes(id)).map((id) => outageWords[id].without);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} ${words.and} ${last}` : last;
}

/** How many products work while something is off: "1 of 12 works, 9 in part." One row on a phone. */
export function countWorking(off: readonly OutageId[]) {
  const products = Object.values(productOutages);
  const count = (outcome: Outcome) =>
    products.filter((product) => outcomeOf(product, off) === outcome).length;
  const n = count('works');
  const inPart = count('in-part');
  const works = n === 0 ? words.none : n === 1 ? words.works.one : words.works.more;
  const counts = [
    interpolate(works, { n, all: products.length }),
    ...(inPart ? [interpolate(words['in-part'], { n: inPart })] : []),
  ];
  return `${counts.join(', ')}.`;
}

/** For who does not see the switches: "Without power: 1 of 12 works, 9 in part." */
export const countSentence = (off: readonly OutageId[]) =>
  `${off.length ? interpolate(words.without, { outages: listOf(off) }) : words.allOn}: ${countWorking(off)}`;
