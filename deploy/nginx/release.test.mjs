import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';

let folder;
beforeEach(() => (folder = mkdtempSync(`${tmpdir()}/release-`)));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Releases an export with one hashed file of the same name. */
function release(name, basePath = '') {
  const out = `${folder}/${name}`;
  mkdirSync(`${out}/_next/static`, { recursive: true });
  writeFileSync(`${out}/index.html`, name);
  writeFileSync(`${out}/_next/static/${name}.js`, name);
  writeFileSync(`${folder}/${name}.conf`, `# ${name}`);
  mkdirSync(`${folder}/site`, { recursive: true });
  execFileSync('deploy/nginx/release.sh', [
    out,
    `${folder}/${name}.conf`,
    `${folder}/site`,
    basePath,
  ]);
}
const current = (file) => `${folder}/site/current/${file}`;
const chunks = () => readdirSync(current('html/_next/static')).sort();

test('a release keeps the one before, with its hashed files, and no older one', () => {
  release('spring');
  expect(chunks()).toEqual(['spring.js']);
  release('summer');
  expect(chunks()).toEqual(['spring.js', 'summer.js']);
  release('autumn');
  expect(chunks()).toEqual(['autumn.js', 'summer.js']);
  expect(readFileSync(current('html/index.html'), 'utf8')).toBe('autumn');
  const kept = readdirSync(`${folder}/site/releases`).map((name) =>
    readFileSync(`${folder}/site/releases/${name}/html/index.html`, 'utf8'),
  );
  expect(kept.sort()).toEqual(['autumn', 'summer']);
});

test('a release has its own headers.conf and root.conf', () => {
  release('spring');
  expect(readFileSync(current('headers.conf'), 'utf8')).toBe('# spring');
  const [, root] = /^root (.+);$/m.exec(readFileSync(current('root.conf'), 'utf8')) ?? [];
  expect(root).not.toContain('current');
  expect(readFileSync(`${root}/index.html`, 'utf8')).toBe('spring');
});

test('the export goes into its sub-folder', () => {
  release('spring', '/campus');
  expect(existsSync(current('html/campus/index.html'))).toBe(true);
  expect(existsSync(current('html/index.html'))).toBe(false);
});
