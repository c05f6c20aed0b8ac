import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { firefoxPath, hasWebkit } from './scripts/programs.mjs';

const hasFirefox = Boolean(firefoxPath());
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;

if (!isWorker && !hasFirefox) console.warn('Not tested in Firefox: install firefox-esr.');
if (!isWorker && !hasWebkit())
  console.warn('Not tested in WebKit: install webkit2gtk-driver, xvfb, xauth.');

/**
 * The tests tagged @smoke in an installed Firefox, and the WebKit tests. Skips an engine that is not
 * installed.
 */
export default defineConfig({
  ...base,
  // A browser that hangs must not block the test command.
  globalTimeout: 10 * 60_000,
  use: { ...base.use, launchOptions: {} },
  projects: [
    // First, because it has one window for all its tests; Firefox runs beside it.
    {
      name: 'webkit',
      testMatch: '**/*.webkit.ts',
      testIgnore: hasWebkit() ? [] : '**',
      workers: 1,
      // Two engines share the processors.
      expect: { timeout: 15_000 },
    },
    {
      name: 'firefox',
      grep: /@smoke/,
      testIgnore: hasFirefox ? [] : '**',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefoxPath() },
      },
    },
  ],
});
