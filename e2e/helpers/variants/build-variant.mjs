import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSources } from '../build-sources.mjs';

/** No lock file: the nearest one tells Next where packages may come from. */
const sources = [...buildSources, 'scripts'];

/**
 * Builds the site with other settings or a few changed lines, in a copy of the sources, where Node
 * finds the packages of the project. Throws with the build's output when it fails.
 *
 * @param {string} folder the copy's, below the project's folder; the export is in its out/
 * @param {{
 *   settings: Record<string, string>,
 *   edits: { file: string, from?: string, to: string }[],
 *   scripts: string[],
 * }} variant settings: environment variables of the build, instead of the caller's NEXT_PUBLIC_ ones;
 *   edits: text that must be in exactly one line of a file, and what replaces it, or without `from` a
 *   new file and its text; scripts: the npm scripts to run there, in order
 */
export function buildVariant(folder, { settings, edits, scripts }) {
  rmSync(folder, { recursive: true, force: true });
  for (const source of sources) cpSync(source, `${folder}/${source}`, { recursive: true });
  for (const { file, from, to } of edits) changeLine(`${folder}/${file}`, from, to);

  const inherited = Object.entries(process.env).filter(([key]) => !key.startsWith('NEXT_PUBLIC_'));
  const env = { ...Object.fromEntries(inherited), ...settings };
  for (const script of scripts) {
    const run = spawnSync('npm', ['run', script], { cwd: folder, encoding: 'utf8', env });
    if (run.status !== 0)
      throw new Error(`npm run ${script} failed in ${folder}.\n${run.stdout}${run.stderr}`);
  }
}

function changeLine(file, from, to) {
  if (from === undefined) return writeFileSync(file, to, { flag: 'wx' });
  const text = readFileSync(file, 'utf8');
  const found = text.split('\n').filter((line) => line.includes(from)).length;
  if (found !== 1) throw new Error(`${found} lines of ${file} contain "${from}"; one should.`);
  const replacement = () => to;
  writeFileSync(file, text.replace(from, replacement));
}
