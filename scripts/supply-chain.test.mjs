/** @jest-environment node */
import { readFileSync } from 'node:fs';

/** Packages that may run an install script, with the reason. */
const installScripts = {
  '@parcel/watcher': 'compiles itself if no binary fits; watches files for Jest',
  'unrs-resolver': 'chooses its binary; part of ESLint’s import check',
};

/** Licenses that require at most attribution. */
const licenses =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1'.split(
    ' ',
  );

/** Packages with another license, which are not in the export. */
const notExported = [/^@img\/sharp-/, /^caniuse-lite$/];

const registry = 'https://registry.npmjs.org/';
const read = (file) => readFileSync(file, 'utf8');
const packageJson = JSON.parse(read('package.json'));
const packages = Object.entries(JSON.parse(read('package-lock.json')).packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1), ...entry }));
const namesOf = (list) => [...new Set(list.map(({ name }) => name))];

it('every version in package.json is exact', () => {
  const { dependencies, devDependencies, overrides } = packageJson;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('every package is locked to a SHA-512 hash of a file from the public registry', () => {
  const isLocked = ({ integrity, resolved, inBundle }) =>
    inBundle || (/^sha512-/.test(integrity) && (resolved ?? registry).startsWith(registry));
  expect(packages.length).toBeGreaterThan(500);
  expect(namesOf(packages.filter((one) => !isLocked(one)))).toEqual([]);
});

it('every action of the workflow is pinned to a commit', () => {
  const actions = read('.github/workflows/ci.yml').match(/(?<=uses: ).*/g);
  expect(actions.filter((action) => !/@[0-9a-f]{40} # v\d/.test(action))).toEqual([]);
});

it('only known packages have install scripts', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(namesOf(scripted).sort()).toEqual(Object.keys(installScripts).sort());
});

it('every license requires at most attribution', () => {
  const isFree = ({ license = 'unknown' }) =>
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((term) => term.split(' OR ').some((choice) => licenses.includes(choice)));
  const used = packages.filter(({ dev, devOptional }) => !dev && !devOptional);
  const others = namesOf(used.filter((one) => !isFree(one)));
  expect(others.filter((name) => !notExported.some((known) => known.test(name)))).toEqual([]);
});
