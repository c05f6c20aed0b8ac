/**
 * Runs before the build. Fails it at a wrong setting; warns about placeholders that are left in
 * content/site/brand.ts and about a form that delivers nothing.
 */
import { createJiti } from 'jiti';
import { placeholders } from './placeholders.mjs';
import { readSettings } from './read-settings.mjs';

const { brand } = await createJiti(import.meta.url).import('../../content/site/brand.ts');

try {
  const { endpoint } = readSettings(process.env);
  const left = placeholders(brand).join('\n  ');
  if (left)
    console.warn(
      `\nPlaceholders are left in content/site/brand.ts; visitors would see them:\n  ${left}\n`,
    );
  if (!endpoint)
    console.warn(
      '\nThe contact form is simulated and delivers nothing. ' +
        'Set NEXT_PUBLIC_CONTACT_ENDPOINT to post it somewhere.\n',
    );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
