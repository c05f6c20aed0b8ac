/**
 * Installs what `npm test` needs besides Node and is missing: Debian's packages for root, Playwright's
 * Chromium for other users. Tests that need nginx or the fonts are skipped without them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromiumPath, fallbackFonts, firefoxPath, hasWebkit, nginxPath } from './programs.mjs';

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const missing = [
  ...(chromiumPath() ? [] : ['chromium-headless-shell']),
  ...(firefoxPath() ? [] : ['firefox-esr']),
  ...(hasWebkit() ? [] : ['webkit2gtk-driver', 'xvfb', 'xauth']),
  ...(nginxPath() ? [] : ['nginx-light']),
  ...fallbackFonts
    .filter(({ folder }) => !existsSync(folder))
    .map(({ debianPackage }) => debianPackage),
];

if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log(`npm test installs from Debian: ${missing.join(', ')}.`);
  run('apt-get', 'update', '-qq');
  run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...missing);
}
if (!chromiumPath()) {
  console.log("npm test installs Playwright's Chromium.");
  if (!run('npx', 'playwright', 'install', 'chromium')) {
    console.error('The tests need Chromium: install it, or set CHROMIUM_PATH to the one you have.');
    process.exit(1);
  }
}
