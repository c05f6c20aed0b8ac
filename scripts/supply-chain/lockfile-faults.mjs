const registry = 'https://registry.npmjs.org/';
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * What is wrong with package.json and its lock file: a version that is no exact one, a package
 * without a digest of its content, one that comes from elsewhere than the registry, a runtime
 * package nobody gave a reason for, an install script nobody allowed. Empty when all is well.
 *
 * @param {object} packageJson
 * @param {object} lock
 * @param {{ runtime: Record<string, string>, scripts: Record<string, string> }} known
 * @returns {string[]}
 */
export function lockfileFaults(packageJson, lock, known) {
  return [
    ...versionFaults(packageJson),
    ...runtimeFaults(Object.keys(packageJson.dependencies ?? {}), Object.keys(known.runtime)),
    ...Object.entries(lock.packages ?? {})
      .filter(([place]) => place !== '')
      .flatMap(([place, entry]) => packageFaults(nameOf(place), entry, known.scripts)),
  ];
}

function versionFaults({ dependencies, devDependencies, overrides }) {
  return [dependencies, devDependencies, overrides]
    .flatMap((list) => Object.entries(list ?? {}))
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${name}: "${version}" is no exact version`);
}

function runtimeFaults(used, given) {
  return [
    ...used.filter((name) => !given.includes(name)).map((name) => `${name}: no reason is given`),
    ...given.filter((name) => !used.includes(name)).map((name) => `${name}: no longer used`),
  ];
}

function packageFaults(name, { integrity, resolved, link, inBundle, hasInstallScript }, scripts) {
  return [
    !integrity && !link && !inBundle && `${name}: no integrity`,
    integrity && !/^sha512-/.test(integrity) && `${name}: a weak integrity`,
    link && `${name}: a link to a folder`,
    resolved && !resolved.startsWith(registry) && `${name}: comes from ${resolved}`,
    hasInstallScript && !Object.hasOwn(scripts, name) && `${name}: runs a script when installed`,
  ].filter(Boolean);
}

/** "node_modules/next/node_modules/postcss" is postcss. */
export const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 13);
