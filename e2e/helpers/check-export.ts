import { existsSync, readdirSync, statSync } from 'node:fs';
import { buildSources } from './build-sources.mjs';

const changed = (file: string) => statSync(file).mtimeMs;

const filesIn = (source: string) =>
  statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => `${source}/${file}`)
    : [source];

/** Stops the tests if out/ is not what the sources would build now. */
export default function checkExport() {
  if (process.env.BASE_URL) return;
  const built = existsSync('out/index.html') ? changed('out/index.html') : 0;
  const newer = [...buildSources, 'package-lock.json']
    .flatMap(filesIn)
    .find((file) => !file.includes('.test.') && changed(file) > built);
  if (!newer) return;
  const reason = built ? `out/ is older than ${newer}` : 'there is no out/';
  throw new Error(`Run \`npm run build\` first: ${reason}.`);
}
