/**
 * Runs before the build. Fails it at a wrong setting, and at a public address whose form delivers
 * nothing or whose pages say what the owner has not confirmed; warns about placeholders that are left
 * in content/site/brand.ts, about owner's facts that are open or unconfirmed and about a simulated form.
 */
import { createJiti } from 'jiti';
import { unsettledFacts } from './owner-facts.mjs';
import { placeholders } from './placeholders.mjs';
import { readSettings } from './read-settings.mjs';

const jiti = createJiti(import.meta.url);
const { brand } = await jiti.import('../../content/site/brand.ts');
const { ownerAnswers, ownerTexts } = await jiti.import('../../content/site/owner-facts.ts');

try {
  const { endpoint } = readSettings(process.env);
  const isPublic = placeholders(brand.address).length === 0;
  if (isPublic && !endpoint && !process.env.NEXT_PUBLIC_CONTACT_SIMULATION)
    throw new Error(
      `The site's address is ${brand.address}, and its contact form would deliver nothing. ` +
        'Set NEXT_PUBLIC_CONTACT_ENDPOINT to the address that receives the form, ' +
        'or NEXT_PUBLIC_CONTACT_SIMULATION=allowed to build it with a simulated form.',
    );
  const { open, unconfirmed } = unsettledFacts(ownerAnswers, ownerTexts);
  const unconfirmedList = `in content/site/owner-facts.ts; pages say them as answers:\n  ${unconfirmed.join('\n  ')}\n`;
  if (isPublic && unconfirmed.length && !process.env.NEXT_PUBLIC_UNCONFIRMED_FACTS)
    throw new Error(
      `The site's address is ${brand.address}, and the owner has not confirmed these facts ${unconfirmedList}` +
        'Read each one and write confirmed: true beside it, ' +
        'or set NEXT_PUBLIC_UNCONFIRMED_FACTS=allowed to build the site with them.',
    );
  const left = placeholders(brand).join('\n  ');
  if (left)
    console.warn(
      `\nPlaceholders are left in content/site/brand.ts; visitors would see them:\n  ${left}\n`,
    );
  if (unconfirmed.length) console.warn(`\nNot yet confirmed ${unconfirmedList}`);
  if (open.length)
    console.warn(
      `\nNot yet answered in content/site/owner-facts.ts; pages say that we answer before an order:\n  ${open.join('\n  ')}\n`,
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
