import { readSettings } from './read-settings.mjs';

/**
 * The values that are still placeholders, as "mail.general: hello@elmgate.example": reserved `.example`
 * names and telephone numbers reserved for fiction (555-0100 to 555-0199).
 */
export function placeholders(value, name = '') {
  if (typeof value === 'string')
    return /\.example(?![\w-])|\b555-01\d\d\b/.test(value) ? [`${name}: ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    placeholders(part, name ? `${name}.${key}` : key),
  );
}

/**
 * What is left to do in a build, as lists by what they are. Throws an error at a wrong setting, and at a
 * public address whose form delivers nothing or whose pages say what the owner has not confirmed.
 *
 * @param {Record<string, string | undefined>} env
 * @param {{ brand: object, ownerAnswers: object, ownerTexts: object }} content of content/site
 */
export function whatIsLeft(env, { brand, ownerAnswers, ownerTexts }) {
  const { endpoint } = readSettings(env);
  const open = Object.keys(ownerAnswers).filter((name) => !ownerAnswers[name].answer);
  const unconfirmed = Object.entries({ ...ownerAnswers, ...ownerTexts })
    .filter(([name, { confirmed }]) => !confirmed && !open.includes(name))
    .map(([name, { file }]) => (file ? `${name}: ${file}` : name));
  const pagesSay = 'in content/site/owner-facts.ts; pages say them as answers';

  const site = `The site's address is ${brand.address}, and`;
  const isPublic = placeholders(brand.address).length === 0;
  if (isPublic && !endpoint && !env.NEXT_PUBLIC_CONTACT_SIMULATION)
    throw new Error(
      `${site} its contact form would deliver nothing. ` +
        'Set NEXT_PUBLIC_CONTACT_ENDPOINT to the address that receives the form, ' +
        'or NEXT_PUBLIC_CONTACT_SIMULATION=allowed to build it with a simulated form.',
    );
  if (isPublic && unconfirmed.length && !env.NEXT_PUBLIC_UNCONFIRMED_FACTS)
    throw new Error(
      `${site} the owner has not confirmed these facts ${pagesSay}:\n  ${unconfirmed.join('\n  ')}\n` +
        'Read each one and write confirmed: true beside it, ' +
        'or set NEXT_PUBLIC_UNCONFIRMED_FACTS=allowed to build the site with them.',
    );
  return {
    'Placeholders are left in content/site/brand.ts; visitors would see them': placeholders(brand),
    [`Not yet confirmed ${pagesSay}`]: unconfirmed,
    'Not yet answered in content/site/owner-facts.ts; pages say that we answer before an order':
      open,
    'The contact form is simulated and delivers nothing': endpoint
      ? []
      : ['Set NEXT_PUBLIC_CONTACT_ENDPOINT to post it somewhere.'],
  };
}
