import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../scripts/programs.mjs';

/**
 * Starts a Chromium that finds the fonts of one folder and no others, like a device that has only
 * those. It works where Chromium finds its fonts with fontconfig, which is on Linux.
 */
export async function launchWithFonts(folder: string) {
  const settings = mkdtempSync(join(tmpdir(), 'fonts-'));
  const file = join(settings, 'fonts.conf');
  const cache = join(settings, 'cache');
  // As in the headless shell (chromiumOptions): hinted letters are wider than in a visitor's window.
  const unhinted = `<match target="font"><edit name="hintstyle"><const>hintslight</const></edit></match>`;
  writeFileSync(
    file,
    `<fontconfig><dir>${folder}</dir><cachedir>${cache}</cachedir>${unhinted}</fontconfig>`,
  );
  const env = { ...process.env, FONTCONFIG_FILE: file };
  const browser = await chromium.launch({ ...chromiumOptions(), env });
  browser.on('disconnected', () => rmSync(settings, { recursive: true, force: true }));
  return browser;
}
