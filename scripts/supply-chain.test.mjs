/** @jest-environment node */
import { readFileSync } from 'node:fs';

/** Packages that may run a script when they are installed, and what for. */
const installScripts = {
  '@parcel/watcher': 'builds itself where no binary fits; watches files for Jest',
  'unrs-resolver': 'chooses its binary; part of ESLint’s import check',
  'vnu-jar': 'downloads Java where none is installed; the HTML checker needs it',
};

/** Licenses that allow a site to be built on a package and require no more than to name it. */
const licenses =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1'.split(
    ' ',
  );

/** Packages with another license, of which nothing is in the export. */
const notExported = [/^@img\/sharp-/, /^caniuse-lite$/];

const registry = 'https://registry.npmjs.org/';
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const packageJson = read('package.json');
const packages = Object.entries(read('package-lock.json').packages)
  .filter(([place]) => place !== '')
  .map(([place, entry]) => ({ name: place.split('node_modules/').at(-1), ...entry }));
const namesOf = (list) => [...new Set(list.map(({ name }) => name))];

it('names every package of package.json at one exact version', () => {
  const { dependencies, devDependencies, overrides } = packageJson;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});

it('locks every package to a strong hash of a file from the public registry', () => {
  const isLocked = ({ integrity, resolved, inBundle }) =>
    inBundle || (/^sha512-/.test(integrity) && (resolved ?? registry).startsWith(registry));
  expect(packages.length).toBeGreaterThan(500);
  expect(namesOf(packages.filter((one) => !isLocked(one)))).toEqual([]);
});

it('knows every package that runs a script when it is installed', () => {
  const scripted = packages.filter(({ hasInstallScript }) => hasInstallScript);
  expect(namesOf(scripted).sort()).toEqual(Object.keys(installScripts).sort());
});

it('builds the site from packages whose licenses require no more than naming', () => {
  const isFree = ({ license = 'unknown' }) =>
    license
      .replace(/[()]/g, '')
      .split(' AND ')
      .every((term) => term.split(' OR ').some((choice) => licenses.includes(choice)));
  const used = packages.filter(({ dev, devOptional }) => !dev && !devOptional);
  const others = namesOf(used.filter((one) => !isFree(one)));
  expect(others.filter((name) => !notExported.some((known) => known.test(name)))).toEqual([]);
});
