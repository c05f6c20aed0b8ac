/**
 * Installs the programs that `npm test` needs besides Node, if they are missing: Debian packages for
 * root, Playwright's Chromium for other users. Firefox and nginx are optional; without them their
 * tests are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, firefoxPath, nginxPath } from './programs.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const install = (...packages) =>
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);

if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  const missing = [firefoxPath() ? '' : 'firefox-esr', nginxPath() ? '' : 'nginx-light'];
  if (!chromiumPath() || missing.some(Boolean)) run('apt-get', 'update', '-qq');
  // Older releases of Debian have the whole browser only.
  if (!chromiumPath() && !install('chromium-headless-shell')) install('chromium');
  if (missing.some(Boolean)) install(...missing.filter(Boolean));
}
if (!chromiumPath() && !run('npx', 'playwright', 'install', 'chromium')) {
  console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to the one you have.');
  process.exit(1);
}
