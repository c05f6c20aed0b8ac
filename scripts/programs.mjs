/**
 * Finds the programs that tests and scripts start: browsers and nginx. Each function returns a path,
 * or undefined if the program is not installed.
 */
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { chromium } from '@playwright/test';

// Debian keeps nginx in a folder that is not in an ordinary user's PATH.
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
const firstExisting = (files) => files.find((file) => existsSync(file));

/** Finds the first of these programs that is in a folder of PATH. */
const findProgram = (...names) =>
  firstExisting(folders.flatMap((folder) => names.map((name) => `${folder}/${name}`)));

/**
 * The headless shell, which Playwright also downloads for tests, starts and draws faster than the
 * whole browser. Without a path, Playwright says how to install Chromium.
 */
export const chromiumPath = () =>
  process.env.CHROMIUM_PATH ??
  firstExisting([chromium.executablePath()]) ??
  findProgram('chromium-headless-shell', 'chromium', 'chromium-browser') ??
  findProgram('google-chrome-stable', 'google-chrome') ??
  firstExisting(['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']);

/** The headless shell hints letters, which makes them wider than in a window of the browser. */
export const chromiumOptions = () => ({
  executablePath: chromiumPath(),
  args: ['--font-render-hinting=none'],
});

export const launchChromium = () => chromium.launch(chromiumOptions());

export const firefoxPath = () =>
  process.env.FIREFOX_PATH ??
  findProgram('firefox-esr', 'firefox') ??
  firstExisting(['/Applications/Firefox.app/Contents/MacOS/firefox']);

/** WebKitGTK, which WebDriver drives on a virtual display. */
export const hasWebkit = () =>
  ['WebKitWebDriver', 'xvfb-run', 'xauth'].every((program) => findProgram(program));

export const nginxPath = () => findProgram('nginx');

/** The fonts that a visitor's device shows until the site's own have loaded, and where Debian has them. */
export const fallbackFonts = [
  {
    name: 'Liberation Sans',
    folder: '/usr/share/fonts/truetype/liberation',
    debianPackage: 'fonts-liberation',
  },
  {
    name: 'Roboto',
    folder: '/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF',
    debianPackage: 'fonts-roboto-unhinted',
  },
];
