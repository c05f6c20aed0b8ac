/**
 * Finds a Chromium for the journeys, and installs one where there is none. Tried in turn: the one
 * Playwright has, an installed Chromium or Chrome, Playwright's download, and Debian's package when
 * run as root. Prints its path; says what to install when nothing works.
 *
 *   node scripts/find-browser.mjs
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  process.env.CHROMIUM_PATH,
  ...(process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`)),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Playwright's own Chromium, if it has been downloaded (with it came what records videos). */
export const playwrights = () =>
  existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
const installed = () => places.find((place) => place && existsSync(place));
const run = (command, args) => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'] });
  } catch {
    // The next way is tried; findBrowser() says so if none is left.
  }
};

/** The path of a Chromium, or undefined where none is installed. */
export const knownBrowser = () => playwrights() ?? installed();

/** The path of a Chromium, installing one if need be; undefined if that failed. */
export function findBrowser() {
  const known = knownBrowser();
  if (known) return known;

  run('npx', ['playwright', 'install', 'chromium']);
  if (playwrights()) return playwrights();

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  return installed();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const path = findBrowser();
  if (path) console.log(path);
  else {
    console.error(
      'The journeys need Chromium and none could be installed. Install one of these, then try again:\n' +
        '  npx playwright install chromium\n  apt-get install chromium (Debian, Ubuntu)\n  Google Chrome\n' +
        'or set CHROMIUM_PATH to the browser you have.',
    );
    process.exit(1);
  }
}
