/**
 * Runs before the build. Fails it at a wrong setting, and at a public address whose form delivers
 * nothing or whose pages say what the owner has not confirmed. Warns about what is left to do.
 */
import { createJiti } from 'jiti';
import { readSettings } from './read-settings.mjs';
import { placeholders, unsettledFacts } from './what-is-left.mjs';

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
  const pagesSay = 'in content/site/owner-facts.ts; pages say them as answers';
  if (isPublic && unconfirmed.length && !process.env.NEXT_PUBLIC_UNCONFIRMED_FACTS)
    throw new Error(
      `The site's address is ${brand.address}, and the owner has not confirmed these facts ` +
        `${pagesSay}:\n  ${unconfirmed.join('\n  ')}\nRead each one and write confirmed: true beside it, ` +
        'or set NEXT_PUBLIC_UNCONFIRMED_FACTS=allowed to build the site with them.',
    );
  warn(
    'Placeholders are left in content/site/brand.ts; visitors would see them',
    placeholders(brand),
  );
  warn(`Not yet confirmed ${pagesSay}`, unconfirmed);
  warn(
    'Not yet answered in content/site/owner-facts.ts; pages say that we answer before an order',
    open,
  );
  warn(
    'The contact form is simulated and delivers nothing',
    endpoint ? [] : ['Set NEXT_PUBLIC_CONTACT_ENDPOINT to post it somewhere.'],
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

function warn(what, list) {
  if (list.length > 0) console.warn(`\n${what}:\n  ${list.join('\n  ')}\n`);
}
