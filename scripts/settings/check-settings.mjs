/** Runs before the build: fails it, or warns about what is left to do. */
import { createJiti } from 'jiti';
import { whatIsLeft } from './what-is-left.mjs';

const jiti = createJiti(import.meta.url);
const brand = await jiti.import('../../content/site/brand.ts');
const facts = await jiti.import('../../content/site/owner-facts.ts');

try {
  for (const [what, list] of Object.entries(whatIsLeft(process.env, { ...brand, ...facts })))
    if (list.length > 0) console.warn(`\n${what}:\n  ${list.join('\n  ')}\n`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
