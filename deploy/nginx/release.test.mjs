import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';

let folder;
beforeEach(() => (folder = mkdtempSync(`${tmpdir()}/release-`)));
afterEach(() => rmSync(folder, { recursive: true }));

/** Releases an export with one hashed file of the same name. */
function release(name, basePath = '') {
  const out = `${folder}/${name}`;
  mkdirSync(`${out}/_next/static`, { recursive: true });
  writeFileSync(`${out}/index.html`, name);
  writeFileSync(`${out}/_next/static/${name}.js`, name);
  writeFileSync(`${out}/_headers`, `${basePath}/\n  X-Name: ${name}\n`);
  mkdirSync(`${folder}/site`, { recursive: true });
  execFileSync('deploy/nginx/release.sh', [out, `${folder}/site`, basePath]);
}
const current = (file) => readFileSync(`${folder}/site/current/${file}`, 'utf8');
const chunks = () => readdirSync(`${folder}/site/current/html/_next/static`).sort();

// e2e/hosting.spec.ts and e2e/variants/sub-folder.spec.ts have what nginx sends.
test('a release keeps the one before, with its hashed files, and no older one', () => {
  release('spring');
  expect(chunks()).toEqual(['spring.js']);
  release('summer');
  expect(chunks()).toEqual(['spring.js', 'summer.js']);
  release('autumn');
  expect(chunks()).toEqual(['autumn.js', 'summer.js']);
  expect(current('html/index.html')).toBe('autumn');
  const kept = readdirSync(`${folder}/site/releases`).map((name) =>
    readFileSync(`${folder}/site/releases/${name}/html/index.html`, 'utf8'),
  );
  expect(kept.sort()).toEqual(['autumn', 'summer']);
});

test('a release has its own root and headers, so that going back changes them too', () => {
  release('spring', '/campus');
  expect(current('headers.conf')).toContain('"~^/campus/(index.html)?$" "spring"');
  const [, root] = /^root ([^;]+);/.exec(current('root.conf')) ?? [];
  expect(root).not.toContain('current');
  expect(readFileSync(`${root}/campus/index.html`, 'utf8')).toBe('spring');
});
