import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What each list has of every product's file, and the type of it. */
const lists = {
  summaries: { part: 'summary', type: 'ProductSummary', from: '../site/types' },
  outages: { part: 'outages', type: 'ProductOutages', from: '../outages/types' },
};

/**
 * The texts of the lists of products by the names of their files, so that a new file in content/products
 * is in all of them. Each list has one part of a file, and pages that use it load no more.
 */
export function productLists() {
  const slugs = readdirSync('content/products')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const variable = (slug) => slug.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return Object.entries(lists).map(([name, { part, type, from }]) => ({
    file: `content/product-lists/${name}.ts`,
    text: [
      '// Written by scripts/list-products.mjs when Next starts.',
      ...slugs.map(
        (slug) => `import { ${part} as ${variable(slug)} } from '../products/${slug}.ts?${part}';`,
      ),
      `import type { ${type} } from '${from}';\n`,
      `export const ${name}: Record<string, ${type}> = {`,
      ...slugs.map((slug) => `  '${slug}': ${variable(slug)},`),
      '};\n',
    ].join('\n'),
  }));
}

/** Writes the lists that have changed; a newer file would be a newer source than the export. */
export function writeProductLists() {
  for (const { file, text } of productLists())
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
