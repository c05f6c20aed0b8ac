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

/** A copy of a product's file under another name. It uses the same illustration. */
const productFile = (id: string, name: string) =>
  readFileSync('content/products/ticketing.ts', 'utf8')
    .replace("id: 'ticketing'", `id: '${id}'`)
    .replace("name: 'Ticketing'", `name: '${name}'`)
    .replace('/products/ticketing', `/products/${id}`);

/** Adds a product's content file, and its import and entry in the lists of modules and of outages. */
const products = [
  { file: 'content/products/hall-pass.ts', to: productFile('hall-pass', 'Hall Pass') },
  {
    file: 'content/site/modules.ts',
    from: 'import { summary as massNotifications }',
    to: "import { summary as hallPass } from '../products/hall-pass.ts?summary';\nimport { summary as massNotifications }",
  },
  { file: 'content/site/modules.ts', from: '  tipLine,', to: '  tipLine,\n  hallPass,' },
  {
    file: 'content/outages/products.ts',
    from: 'import { outages as massNotifications }',
    to: "import { outages as hallPass } from '../products/hall-pass.ts?outages';\nimport { outages as massNotifications }",
  },
  {
    file: 'content/outages/products.ts',
    from: '  nexus,',
    to: "  nexus,\n  'hall-pass': hallPass,",
  },
  {
    file: 'content/products/late-bus.ts',
    to: productFile('late-bus', 'Late Bus').replace("'available'", "'beta'"),
  },
];

/** Changed tokens and added products. */
export const changes = [...tokens, ...products];
