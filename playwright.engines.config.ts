import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import { firefoxPath } from './scripts/engines/find-engines.mjs';

/**
 * The journeys tagged @smoke in an installed Firefox, and the WebKit journeys. Started by
 * `npm run e2e:engines`, which finds the engines, installs them or names what is missing.
 */
export default defineConfig({
  ...base,
  // A stuck browser must not hold up the whole test command.
  globalTimeout: 10 * 60_000,
  use: { ...base.use, launchOptions: {} },
  projects: [
    {
      name: 'firefox',
      grep: /@smoke/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: firefoxPath() },
      },
    },
    { name: 'webkit', testMatch: '**/*.webkit.ts', workers: 1 },
  ],
});
