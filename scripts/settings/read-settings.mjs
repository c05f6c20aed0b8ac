/** @typedef {{ basePath: string, endpoint: string | undefined, connect: string | undefined }} Settings */

const parse = (value) => (URL.canParse(value) ? new URL(value) : undefined);
const isLoopback = (name) => name === 'localhost' || name === '127.0.0.1';

/** Each setting's test, and the error message if it fails. */
const rules = {
  NEXT_PUBLIC_BASE_PATH: {
    isRight: (value) => /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(value),
    hint: 'It must begin with a slash and end without one, as in /campus; leave it unset at a host’s root.',
  },
  NEXT_PUBLIC_CONTACT_ENDPOINT: {
    isRight: (value) => {
      const { protocol, hostname = '', username, password, hash } = parse(value) ?? {};
      const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
      // The policy names the host: a wildcard would let the form post to any host.
      return isSafe && /^[a-z0-9.-]+$/.test(hostname) && !username && !password && !hash;
    },
    hint:
      'It must be a full https address, as in https://forms.your-host.org/contact (http on localhost only), ' +
      'without user name, password or #; leave it unset to simulate the form.',
  },
  NEXT_PUBLIC_SITE_URL: {
    isRight: (value) => {
      const { protocol = '', search, hash } = parse(value) ?? {};
      return /^https?:$/.test(protocol) && !search && !hash && !value.endsWith('/');
    },
    hint: 'It must be a full address without a slash at the end, as in https://www.your-host.org.',
  },
};

/**
 * Reads the settings of a build. Throws one error that names every wrong one and what would be
 * right: otherwise visitors would be the first to notice.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Settings} basePath: "/campus" or empty; endpoint: where the contact form posts to;
 *   connect: the endpoint's origin, for the policy
 */
export function readSettings(env) {
  const faults = Object.entries(rules)
    .filter(([name, { isRight }]) => env[name] && !isRight(env[name]))
    .map(([name, { hint }]) => `${name} is "${env[name]}". ${hint}`);
  if (faults.length) throw new Error(faults.join('\n'));
  const endpoint = env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
  return {
    basePath: env.NEXT_PUBLIC_BASE_PATH ?? '',
    endpoint,
    connect: endpoint && new URL(endpoint).origin,
  };
}
