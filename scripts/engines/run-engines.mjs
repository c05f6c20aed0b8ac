/**
 * Runs the journeys tagged @smoke in the engines besides Chromium. What an engine lacks is
 * installed where that can be done (Debian, as root), and named where it cannot: a missing engine
 * is skipped and said, unless --strict asks for all of them.
 *
 *   node scripts/engines/run-engines.mjs [firefox] [webkit] [--strict]      default: both
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { missingParts } from './find-engines.mjs';

const known = ['firefox', 'webkit'];
const asked = process.argv.slice(2).filter((word) => known.includes(word));
const isStrict = process.argv.includes('--strict');
const engines = asked.length ? asked : known;

const missing = new Map(engines.map((engine) => [engine, missingParts(engine)]));
const packages = [...new Set([...missing.values()].flat())];
if (packages.length) install(packages);

const ready = engines.filter((engine) => missingParts(engine).length === 0);
for (const engine of engines.filter((name) => !ready.includes(name)))
  console.warn(
    `The journeys do not run in ${engine}: install ${missingParts(engine).join(' and ')} ` +
      '(Debian, Ubuntu) and try again.',
  );

const { status } = ready.length
  ? spawnSync(
      'npx',
      [
        'playwright',
        'test',
        '--config=playwright.engines.config.ts',
        ...ready.map((name) => `--project=${name}`),
      ],
      { stdio: 'inherit' },
    )
  : { status: 0 };
process.exit(status || (isStrict && ready.length < engines.length ? 1 : 0));

/** Tries for at most five minutes: a slow mirror must not hold up the tests. */
function install(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(', ')} …`);
  const options = {
    stdio: 'ignore',
    timeout: 150_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}
