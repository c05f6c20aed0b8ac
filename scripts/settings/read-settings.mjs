/**
 * What a build may be told by its environment, checked before anything is built: a wrong value
 * would otherwise show only once visitors meet it.
 *
 * @typedef {{
 *   basePath: string,
 *   endpoint: string | undefined,
 *   connect: string | undefined,
 * }} Settings
 *   basePath: the sub-folder, e.g. "/campus", or empty; endpoint: where the contact form posts to;
 *   connect: the endpoint's origin, for the policy
 */

/**
 * Reads the settings. Throws one error that names every wrong one and what would be right.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Settings}
 */
export function readSettings(env) {
  const basePath = env.NEXT_PUBLIC_BASE_PATH ?? '';
  const endpoint = env.NEXT_PUBLIC_CONTACT_ENDPOINT || undefined;
  const faults = [
    basePathFault(basePath),
    endpoint && endpointFault(endpoint),
    env.NEXT_PUBLIC_SITE_URL && siteAddressFault(env.NEXT_PUBLIC_SITE_URL),
  ].filter(Boolean);
  if (faults.length) throw new Error(faults.join('\n'));
  return { basePath, endpoint, connect: endpoint && new URL(endpoint).origin };
}

const wrong = (name, value, right) => `${name} is "${value}". ${right}`;

function basePathFault(value) {
  if (value === '' || /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/.test(value)) return undefined;
  return wrong(
    'NEXT_PUBLIC_BASE_PATH',
    value,
    'It must begin with a slash and end without one, as in /campus; leave it unset at a host’s root.',
  );
}

function endpointFault(value) {
  const url = parse(value);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  const isPlain = url && !url.username && !url.password && !url.hash && isHost(url.hostname);
  if (isSafe && isPlain) return undefined;
  return wrong(
    'NEXT_PUBLIC_CONTACT_ENDPOINT',
    value,
    'It must be a full https address, as in https://forms.your-host.org/contact (http on localhost only), ' +
      'without user name, password or #; leave it unset to simulate the form.',
  );
}

function siteAddressFault(value) {
  const url = parse(value);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (isWeb && !url.search && !url.hash && !value.endsWith('/')) return undefined;
  return wrong(
    'NEXT_PUBLIC_SITE_URL',
    value,
    'It must be a full address without a slash at the end, as in https://www.your-host.org.',
  );
}

function parse(value) {
  try {
    return new URL(value);
  } catch {
    return undefined;
  }
}

/** A name the policy can hold: a star, for one, would let the form post anywhere. */
const isHost = (name) => /^[a-z0-9.-]+$/.test(name);
const isLoopback = (name) => name === 'localhost' || name === '127.0.0.1';
