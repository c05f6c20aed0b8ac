/** Checks what is left of each product in an outage, and that all pages say the same. */
import { everything, products, strings } from '../content-for-tests';
import { itPrivacy } from '../legal/it-privacy';
import { outages as productOutages } from '../product-lists/outages';
import { outageIds, type OutageId, type Outcome } from './types';

const facts = products.flatMap(({ summary: { id }, outages }) =>
  outageIds.map((outage) => [`${id} ${outage}`, outages[outage]] as const),
);

test.each(facts)('%s has one sentence why and one about staff', (_, { why, meanwhile }) => {
  for (const sentence of [why, meanwhile]) expect(sentence).toMatch(/^[A-Z][^.?!]+\.$/);
});

/** What other sentences of the site say of an outage, and the fact that it has to agree with. */
const said: [string, string, OutageId, Outcome][] = [
  ['Visitor sign-in needs the internet.', 'visitor-management', 'internet', 'fails'],
  [
    'Power, your network and the internet at the front desk.',
    'visitor-management',
    'power',
    'fails',
  ],
  ['Keeps its schedule offline', 'electronic-lock', 'power', 'in-part'],
  ['Without internet, staff lock doors by key', 'electronic-lock', 'internet', 'in-part'],
  ['A lockdown command needs the internet.', 'electronic-lock', 'internet', 'in-part'],
  ['locks still follow their schedule', 'electronic-lock', 'internet', 'in-part'],
  ['Offline, locks keep their schedule', 'electronic-lock', 'internet', 'in-part'],
  ['without power, a network or a key.', 'manual-lock', 'power', 'works'],
  ['The lock works without power or a network.', 'manual-lock', 'internet', 'works'],
  ['The lock needs no power, network or key', 'manual-lock', 'internet', 'works'],
  [
    'Without Wi-Fi or a cell signal, the Panic Button App cannot send',
    'panic-app',
    'cell',
    'in-part',
  ],
  ['A web browser and the internet.', 'nexus', 'internet', 'in-part'],
  ['power and a network at each ceiling sensor.', 'gunshot-detection', 'power', 'fails'],
];

test.each(said)(
  'a page says “%s”, which agrees with %s without %s',
  (words, id, outage, outcome) => {
    expect(strings(everything).some(([, text]) => text.includes(words))).toBe(true);
    expect(productOutages[id]![outage].outcome).toBe(outcome);
  },
);

test('the table on IT & privacy has every product and its facts in each outage', () => {
  const { columns, rows } = itPrivacy.sections.find(({ table }) => table)!.table!;
  expect(columns).toHaveLength(outageIds.length + 1);
  expect(rows).toHaveLength(products.length);
  for (const { summary, outages } of products) {
    const row = rows.find(([name]) => name === summary.name);
    outageIds.forEach((outage, index) => {
      expect(row?.[index + 1]).toContain(outages[outage].why);
      expect(row?.[index + 1]).toContain(outages[outage].meanwhile);
    });
  }
});

test('only facts that are listed here are said of an outage on other pages', () => {
  const about =
    /[^.]*\b((internet|network|power|cell service) (is|goes|are) (down|out|off)|without (power|a network|the network|Wi-Fi|internet))\b[^.]*/gi;
  const own =
    /\.question$|\.outages\.|^\.((outages|lock-panel|grants|grant-check|comparison)\/|legal\/(it-privacy|compare)|site\/shell|pages\/(grant|home|resources|product-page|solution))/;
  const found = strings(everything)
    .filter(([place]) => !own.test(place))
    .flatMap(([place, text]) =>
      [...text.matchAll(about)].map(([sentence]) => [place, sentence.trim()] as const),
    )
    .filter(([, sentence]) => !said.some(([words]) => `${sentence}.`.includes(words)));
  expect(found).toEqual([]);
});
