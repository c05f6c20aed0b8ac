import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { firefoxPath, hasWebkit } from './scripts/programs.mjs';

/** A deployed copy is not the variant that e2e/variants tests. */
const noVariant = process.env.BASE_URL ? 'variants/**' : [];
const hasFirefox = Boolean(firefoxPath());

/**
 * The tests tagged @smoke in an installed Firefox, and the WebKit tests. An engine may be missing only
 * with MISSING_ENGINES=allowed (e2e/helpers/check-engines.ts).
 */
export default defineConfig({
  ...base,
  globalSetup: ['./e2e/helpers/check-export.ts', './e2e/helpers/check-engines.ts'],
  // A browser that hangs must not block the test command.
  globalTimeout: 20 * 60_000,
  use: { ...base.use, launchOptions: {} },
  projects: [
    { name: 'build', testMatch: 'variants/build.setup.ts', testIgnore: noVariant },
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
      testIgnore: hasFirefox ? noVariant : '**',
      dependencies: ['build'],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefoxPath(),
          // Playwright waits in vain for a document that Firefox revives.
          firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
        },
      },
    },
  ],
});
