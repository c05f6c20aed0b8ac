import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a build reads. No lock file: the nearest one tells Next where packages may come from. */
const sources = [
  ...['app', 'components', 'content', 'public', 'scripts', 'styles', 'next.config.mjs'],
  ...['package.json', 'postcss.config.mjs', 'tailwind.config.ts', 'tsconfig.json'],
];

/**
 * Builds the site with other settings or a few changed lines, in a copy of the sources under
 * .export/, where node finds the packages of the project. Builds nothing if neither sources nor
 * settings have changed since. Throws with the build's output when it fails.
 *
 * @param {string} name the folder under .export/
 * @param {Record<string, string>} settings environment variables of the build, instead of the
 *   caller's NEXT_PUBLIC_ ones
 * @param {{ file: string, from?: string, to: string }[]} edits text that must be in exactly one line
 *   of a file, and what replaces it; without `from`, a new file and its text
 * @param {string[]} scripts the npm scripts to run there, in order
 * @returns {string} the folder of the export
 */
export function buildVariant(name, settings, edits = [], scripts = ['build']) {
  const folder = join(project, '.export', name);
  const out = join(folder, 'out');
  const stamp = join(folder, '.built-from');
  const wanted = fingerprint(settings, edits, scripts);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return out;

  rmSync(folder, { recursive: true, force: true });
  for (const source of sources)
    cpSync(join(project, source), join(folder, source), { recursive: true });
  for (const { file, from, to } of edits) changeLine(join(folder, file), from, to);

  const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith('NEXT_PUBLIC_'));
  for (const script of scripts) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...Object.fromEntries(inherited), ...settings },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm run ${script} failed in ${name}.\n${stdout}${stderr}`);
  }
  writeFileSync(stamp, wanted);
  return out;
}

function changeLine(file, from, to) {
  if (from === undefined) return writeFileSync(file, to, { flag: 'wx' });
  const text = readFileSync(file, 'utf8');
  const found = text.split('\n').filter((line) => line.includes(from)).length;
  if (found !== 1) throw new Error(`${found} lines of ${file} contain "${from}"; one should.`);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

function fingerprint(...given) {
  const hash = createHash('sha256').update(JSON.stringify(given));
  for (const source of [...sources, 'package-lock.json']) {
    const place = join(project, source);
    const inside = statSync(place).isDirectory() ? readdirSync(place, { recursive: true }) : [''];
    for (const file of inside.map((entry) => join(place, String(entry))).sort())
      if (statSync(file).isFile()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
