/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { licensesPage, runtimeLicenses } from './licenses.mjs';
import { lockfileFaults } from './lockfile-faults.mjs';
import { installScripts, runtimePackages } from './runtime-packages.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const known = { runtime: runtimePackages, scripts: installScripts };

describe('this project', () => {
  it('pins every package to a version and a digest, from the registry, for a reason', () => {
    expect(lockfileFaults(read('package.json'), read('package-lock.json'), known)).toEqual([]);
  });

  it('is built from packages that ask no more than to be named', () => {
    const faults = runtimeLicenses(read('package-lock.json')).flatMap(({ fault }) => fault ?? []);
    expect(faults).toEqual([]);
  });

  it('lists their licenses as they are (npm run licenses)', () => {
    const page = readFileSync('docs/licenses.md', 'utf8');
    expect(page).toBe(licensesPage(read('package-lock.json')));
  });
});

describe('lockfileFaults', () => {
  const good = { version: '1.0.0', integrity: 'sha512-abc' };
  const faults = (packageJson, entry = good) =>
    lockfileFaults(
      { dependencies: { next: '1.0.0' }, ...packageJson },
      { packages: { '': {}, 'node_modules/a/node_modules/tool': entry } },
      { runtime: { next: 'pages' }, scripts: {} },
    );

  it('finds nothing wrong where nothing is', () => {
    expect(faults({})).toEqual([]);
    expect(faults({}, { ...good, resolved: 'https://registry.npmjs.org/tool.tgz' })).toEqual([]);
  });

  test.each(['^1.0.0', '~1.0.0', '1.x', 'latest', '*', 'github:a/b', 'file:../a'])(
    'finds the version %s',
    (version) => {
      for (const list of ['devDependencies', 'overrides'])
        expect(faults({ [list]: { tool: version } })).toEqual([
          `tool: "${version}" is no exact version`,
        ]);
    },
  );

  test.each([
    ['no integrity', { version: '1.0.0' }],
    ['a weak integrity', { integrity: 'sha1-abc' }],
    ['comes from http://registry.npmjs.org/', { ...good, resolved: 'http://registry.npmjs.org/' }],
    ['comes from https://evil.example/', { ...good, resolved: 'https://evil.example/' }],
    ['a link to a folder', { link: true }],
    ['runs a script when installed', { ...good, hasInstallScript: true }],
  ])('finds a package with %s', (fault, entry) => {
    expect(faults({}, entry)).toEqual([`tool: ${fault}`]);
  });

  it('asks a reason for every runtime package, and for no other', () => {
    expect(faults({ dependencies: { next: '1.0.0', extra: '1.0.0' } })).toEqual([
      'extra: no reason is given',
    ]);
    expect(faults({ dependencies: {} })).toEqual(['next: no longer used']);
  });
});

describe('runtimeLicenses', () => {
  const faultOf = (name, license) =>
    runtimeLicenses({ packages: { '': {}, [`node_modules/${name}`]: { license } } })[0].fault;

  test.each(['MIT', 'ISC', 'OFL-1.1', '(MIT OR GPL-3.0)', '(MIT AND BSD-3-Clause)'])(
    'takes %s',
    (license) => {
      expect(faultOf('tool', license)).toBeUndefined();
    },
  );

  test.each([
    undefined,
    'GPL-3.0',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'MIT AND GPL-2.0',
    'SEE LICENSE',
  ])('refuses %s', (license) => {
    expect(faultOf('tool', license)).toContain('tool: its license is');
  });

  it('leaves out what only builds or tests the site', () => {
    const packages = { 'node_modules/tool': { license: 'GPL-3.0', dev: true } };
    expect(runtimeLicenses({ packages })).toEqual([]);
  });
});
