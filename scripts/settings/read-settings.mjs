const allowedFor = (what) => ({
  pattern: /^allowed$/,
  hint: `It must be "allowed", for a public site ${what}; leave it unset otherwise.`,
});

/** What each setting must look like, and the error message if it does not. */
const rules = {
  NEXT_PUBLIC_BASE_PATH: {
    pattern: /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/,
    hint: 'It must begin with a slash and end without one, as in /campus; leave it unset at a host’s root.',
  },
  NEXT_PUBLIC_CONTACT_ENDPOINT: {
    // The policy names the host: a wildcard would let the form post to any host.
    pattern: /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(\/[^#\s]*)?$/i,
    hint:
      'It must be a full https address, as in https://forms.your-host.org/contact (http on localhost only), ' +
      'without user name, password or #; leave it unset to simulate the form.',
  },
  NEXT_PUBLIC_CONTACT_SIMULATION: allowedFor('whose form delivers nothing'),
  NEXT_PUBLIC_UNCONFIRMED_FACTS: allowedFor('that says defaults the owner has not confirmed'),
  NEXT_PUBLIC_SITE_URL: {
    pattern: /^https?:\/\/[^?#\s]*[^/?#\s]$/,
    hint: 'It must be a full address without a slash at the end, as in https://www.your-host.org.',
  },
};

const isRight = (value, pattern) => pattern.test(value) && URL.canParse(value, 'https://localhost');

/**
 * Reads the settings of a build. Throws one error that names every wrong one and what would be
 * right: otherwise visitors would be the first to notice.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {{ basePath: string, endpoint: string | undefined, connect: string | undefined }}
 *   basePath: "/campus" or empty; endpoint: where the contact form posts to; connect: the endpoint's
 *   origin, for the policy
 */
export function readSettings(env) {
  const faults = Object.entries(rules)
    .filter(([name, { pattern }]) => env[name] && !isRight(env[name], pattern))
    .map(([name, { hint }]) => `${name} is "${env[name]}". ${hint}`);
  if (faults.length) throw new Error(faults.join('\n'));
  const endpoint = env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
  return {
    basePath: env.NEXT_PUBLIC_BASE_PATH ?? '',
    endpoint,
    connect: endpoint && new URL(endpoint).origin,
  };
}
