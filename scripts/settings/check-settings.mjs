/**
 * Runs before the build. Fails it at a wrong setting; warns about placeholders that are left in
 * content/site/brand.ts, about owner's facts without an answer and about a form that delivers nothing.
 */
import { createJiti } from 'jiti';
import { placeholders } from './placeholders.mjs';
import { readSettings } from './read-settings.mjs';

const jiti = createJiti(import.meta.url);
const { brand } = await jiti.import('../../content/site/brand.ts');
const { ownerAnswers } = await jiti.import('../../content/site/owner-facts.ts');

try {
  const { endpoint } = readSettings(process.env);
  const left = placeholders(brand).join('\n  ');
  if (left)
    console.warn(
      `\nPlaceholders are left in content/site/brand.ts; visitors would see them:\n  ${left}\n`,
    );
  const open = Object.keys(ownerAnswers).filter((fact) => !ownerAnswers[fact]);
  if (open.length)
    console.warn(
      `\nNot yet answered in content/site/owner-facts.ts; pages promise an answer in writing:\n  ${open.join('\n  ')}\n`,
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
