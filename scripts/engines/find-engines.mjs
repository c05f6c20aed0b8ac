/**
 * Finds the engines besides Chromium that the journeys run in: an installed Firefox, and WebKitGTK
 * with its WebDriver and a display of its own.
 */
import { existsSync, readdirSync } from 'node:fs';

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((place) => existsSync(place));

/** The path of an installed Firefox, or undefined. FIREFOX_PATH comes first. */
export function firefoxPath() {
  const told = process.env.FIREFOX_PATH;
  if (told && existsSync(told)) return told;
  const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
  return onPath(['firefox-esr', 'firefox']) ?? (existsSync(mac) ? mac : undefined);
}

/**
 * The three programs of WebKitGTK: its WebDriver, its small browser, and the display it draws on.
 * Each is undefined where it is not installed.
 */
export function webkitPrograms() {
  return {
    driver: onPath(['WebKitWebDriver']),
    browser: miniBrowser(),
    display: onPath(['Xvfb']),
  };
}

/** Distributions keep it in a folder of the library's version, e.g. webkit2gtk-4.1. */
function miniBrowser() {
  const parents = ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter((folder) => existsSync(folder));
  const near = parents.flatMap((parent) => inside(parent, /linux-gnu/));
  return [...parents, ...near]
    .flatMap((parent) => inside(parent, /^webkit(2gtk|gtk)-/))
    .map((folder) => `${folder}/MiniBrowser`)
    .find((place) => existsSync(place));
}

const inside = (parent, pattern) =>
  readdirSync(parent)
    .filter((name) => pattern.test(name))
    .map((name) => `${parent}/${name}`);

/** What an engine still lacks, by the name of the Debian package that brings it. */
export function missingParts(engine) {
  if (engine === 'firefox') return firefoxPath() ? [] : ['firefox-esr'];
  const { driver, browser, display } = webkitPrograms();
  return [...(driver && browser ? [] : ['webkit2gtk-driver']), ...(display ? [] : ['xvfb'])];
}
