/**
 * Runs before the build. Fails it at a wrong setting, and at a public address whose form delivers
 * nothing; warns about placeholders that are left in content/site/brand.ts, about owner's facts
 * without an answer and about a simulated form.
 */
import { createJiti } from 'jiti';
import { placeholders } from './placeholders.mjs';
import { readSettings } from './read-settings.mjs';

const jiti = createJiti(import.meta.url);
const { brand } = await jiti.import('../../content/site/brand.ts');
const { ownerAnswers } = await jiti.import('../../content/site/owner-facts.ts');

try {
  const { endpoint } = readSettings(process.env);
  const isPublic = placeholders(brand.address).length === 0;
  if (isPublic && !endpoint && !process.env.NEXT_PUBLIC_CONTACT_SIMULATION)
    throw new Error(
      `The site's address is ${brand.address}, and its contact form would deliver nothing. ` +
        'Set NEXT_PUBLIC_CONTACT_ENDPOINT to the address that receives the form, ' +
        'or NEXT_PUBLIC_CONTACT_SIMULATION=allowed to build it with a simulated form.',
    );
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
