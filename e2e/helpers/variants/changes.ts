import { readFileSync } from 'node:fs';
import { hover } from '../../../content/site/timing';
import config from '../../../tailwind.config';

const { borderRadius } = config.theme;

/** Each edit changes one line, as in docs/design.md. The build fails unless exactly one line contains `from`. */
const tokens = [
  { file: 'tailwind.config.ts', from: `card: '${borderRadius.card}'`, to: "card: '3px'" },
  {
    file: 'content/site/timing.ts',
    from: `hover = ${hover}`,
    to: 'hover = 420',
  },
];

const copy = (file: string) => readFileSync(file, 'utf8');

/** The file of Ticketing under another name. */
const productFile = (id: string, name: string) =>
  copy('content/products/ticketing.ts')
    .replaceAll(/(?<=\/)ticketing\b|(?<=id: ')ticketing/g, id)
    .replace("name: 'Ticketing'", `name: '${name}'`)
    .replace('position: 3', 'position: 10');

/** A product as README adds one: its content file and three drawings. */
const addProduct = (id: string, text: string) => [
  { file: `content/products/${id}.ts`, to: text },
  ...['', '-story', '-small'].map((part) => ({
    file: `content/illustrations/${id}${part}.svg`,
    to: copy(`content/illustrations/ticketing${part}.svg`),
  })),
];
const products = [
  ...addProduct('hall-pass', productFile('hall-pass', 'Hall Pass')),
  ...addProduct(
    'late-bus',
    productFile('late-bus', 'Late Bus').replace('position: 10', "availability: 'beta'"),
  ),
];

/** Changed tokens and added products. */
export const changes = [...tokens, ...products];
