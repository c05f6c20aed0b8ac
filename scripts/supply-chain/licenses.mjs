import { nameOf } from './lockfile-faults.mjs';

/** Licences that let the site be built on a package and ask no more than to name it. */
const allowed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1'.split(
    ' ',
  ),
);

/** Packages with other licenses that nothing of the export contains. */
const exceptions = [
  {
    names: /^@img\/sharp-/,
    reason: 'optional part of Next’s image service, which a static export does not run',
  },
  { names: /^caniuse-lite$/, reason: 'data (CC BY 4.0) that the build reads' },
];

/**
 * The packages the site is built from, with their licenses as the lock file records them.
 *
 * @returns {{ name: string, license: string, fault?: string, note?: string }[]} fault: a license
 *   that is unknown or asks for more than naming
 */
export function runtimeLicenses(lock) {
  const seen = new Map();
  for (const [place, { license, dev, devOptional }] of Object.entries(lock.packages)) {
    if (place === '' || dev || devOptional) continue;
    const name = nameOf(place);
    seen.set(name, describe(name, license ?? 'unknown'));
  }
  return [...seen.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function describe(name, license) {
  const terms = license.replace(/[()]/g, '').split(/ AND /);
  if (terms.every((term) => term.split(' OR ').some((choice) => allowed.has(choice))))
    return { name, license };
  const exception = exceptions.find(({ names }) => names.test(name));
  return exception
    ? { name, license, note: exception.reason }
    : { name, license, fault: `${name}: its license is ${license}` };
}

/** The list as a page: docs/licenses.md. Without versions, so that it changes with packages only. */
export function licensesPage(lock) {
  const lines = runtimeLicenses(lock).map(
    ({ name, license, note }) => `- \`${name}\`: ${license}${note ? ` (${note})` : ''}`,
  );
  return [
    '# Licenses',
    '',
    'The packages the site is built from. Written by `npm run licenses`; the tests fail at a license',
    'that is unknown or asks for more than to be named.',
    '',
    ...lines,
    '',
  ].join('\n');
}
