/**
 * Builds the site with other settings, beside the export in out/: a form with an endpoint, a base
 * path, changed tokens. The sources are copied to .export/<name>/, where node finds the packages of
 * the folder above. Nothing is built when neither sources nor settings have changed since.
 *
 *   node scripts/build-variant.mjs endpoint NEXT_PUBLIC_CONTACT_ENDPOINT=http://localhost:4180/
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a build reads. No lock file: the nearest one tells Next where packages may come from. */
const sources = [
  'app',
  'components',
  'content',
  'public',
  'scripts',
  'styles',
  'next.config.mjs',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/**
 * Builds a variant and returns the folder of its export. Throws with the build's own words when it
 * fails, and leaves no half-built export behind.
 *
 * @param {string} name the folder under .export/: letters, digits and hyphens
 * @param {Record<string, string>} settings environment variables of the build
 * @param {{ file: string, from?: string, to: string }[]} edits words that stand in one line of a
 *   file, and what stands there instead; throws when no line holds them, or more than one. Without
 *   `from` it is a new file and its text
 * @returns {string}
 */
export function buildVariant(name, settings, edits = []) {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`"${name}" is no name for a variant.`);
  const folder = join(project, '.export', name);
  const out = join(folder, 'out');
  const stamp = join(folder, '.built-from');
  const wanted = fingerprint(settings, edits);
  if (existsSync(join(out, 'index.html')) && existsSync(stamp))
    if (readFileSync(stamp, 'utf8') === wanted) return out;

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const source of sources)
    cpSync(join(project, source), join(folder, source), { recursive: true });
  for (const edit of edits) changeLine(folder, edit);

  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...withoutSettings(process.env), ...settings },
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    rmSync(out, { recursive: true, force: true });
    throw new Error(`The variant ${name} was not built.\n${stdout}${stderr}`);
  }
  writeFileSync(stamp, wanted);
  return out;
}

/** A variant has the settings it is given and none of the caller's own. */
const withoutSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NEXT_PUBLIC_')));

function changeLine(folder, { file, from, to }) {
  const path = join(folder, file);
  if (from === undefined) return writeFileSync(path, to, { flag: 'wx' });
  const lines = readFileSync(path, 'utf8').split('\n');
  const found = lines.filter((line) => line.includes(from)).length;
  if (found !== 1) throw new Error(`${found} lines of ${file} hold "${from}"; one should.`);
  writeFileSync(path, lines.map((line) => line.replace(from, to)).join('\n'));
}

function fingerprint(settings, edits) {
  const hash = createHash('sha256').update(
    JSON.stringify([Object.entries(settings).sort(), edits]),
  );
  for (const source of [...sources, 'package-lock.json'])
    for (const file of filesOf(source)) hash.update(file).update(readFileSync(join(project, file)));
  return hash.digest('hex');
}

function filesOf(source) {
  const found = readdirSync(project, { withFileTypes: true }).find(({ name }) => name === source);
  if (!found?.isDirectory()) return found ? [source] : [];
  return readdirSync(join(project, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
    .sort();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name = '', ...pairs] = process.argv.slice(2);
  try {
    const settings = Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
    console.log(buildVariant(name, settings));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
