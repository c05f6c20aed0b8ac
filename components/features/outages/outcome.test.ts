import fc from 'fast-check';
import { productOutages } from '@/content/outages/products';
import { outageIds, outcomes, type OutageFact } from '@/content/outages/types';
import { countSentence } from './count';
import { factFor } from './outcome';

const badness = (fact?: OutageFact) => (fact ? outcomes.indexOf(fact.outcome) : -1);
const anyOff = fc.subarray([...outageIds]);
const anyProduct = fc.constantFrom(...Object.values(productOutages));

test('a product is as bad off as in the worst of its outages, and never better when one more begins', () => {
  fc.assert(
    fc.property(anyProduct, anyOff, fc.constantFrom(...outageIds), (product, off, more) => {
      const left = factFor(product, off);
      const alone = off.map((outage) => badness(product[outage]));
      expect(badness(left)).toBeGreaterThanOrEqual(Math.max(-1, ...alone));
      expect(badness(factFor(product, [...off, more]))).toBeGreaterThanOrEqual(badness(left));
    }),
  );
});

test('it does not matter in which order things fail', () => {
  fc.assert(
    fc.property(anyProduct, anyOff, (product, off) => {
      expect(factFor(product, off.toReversed())).toEqual(factFor(product, off));
    }),
  );
});

test('two outages are worse together only where the content says so', () => {
  const { nexus, 'tip-line': tips } = productOutages;
  expect(factFor(nexus!, ['internet'])?.outcome).toBe('in-part');
  expect(factFor(nexus!, ['cell'])?.outcome).toBe('works');
  expect(factFor(nexus!, ['cell', 'internet'])?.outcome).toBe('fails');
  expect(factFor(tips!, ['cell', 'internet'])?.outcome).toBe('in-part');
  expect(factFor(nexus!, [])).toBeUndefined();
});

test('without power nobody is told to use the intercom or a desk phone', () => {
  fc.assert(
    fc.property(anyProduct, anyOff, (product, off) => {
      expect(factFor(product, [...off, 'power'])!.meanwhile).not.toMatch(
        /intercom|(desk|school) phone/,
      );
    }),
  );
});

test('without cell service, and the internet or power, nobody is told to use a cell phone', () => {
  fc.assert(
    fc.property(anyProduct, anyOff, fc.constantFrom('internet', 'power'), (product, off, other) => {
      const { meanwhile } = factFor(product, [...off, 'cell', other])!;
      expect(meanwhile).not.toMatch(/cell (service|signal)/);
    }),
  );
});

test.each([
  [[], 'Everything is on: 12 of 12 work.'],
  [['internet'], 'Without the internet: 1 of 12 works, 9 in part.'],
  [['cell'], 'Without cell service: 8 of 12 work, 4 in part.'],
  [['servers'], 'Without our servers: 1 of 12 works, 1 in part.'],
  [
    ['cell', 'power', 'internet'],
    'Without the internet, power and cell service: 1 of 12 works, 3 in part.',
  ],
] as const)('without %j it counts “%s”', (off, sentence) => {
  expect(countSentence(off)).toBe(sentence);
});
