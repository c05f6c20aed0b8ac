import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/programs.mjs';

/** A deployed copy to test; without it the export in out/ is served. */
const deployed = process.env.BASE_URL;
const port = Number(process.env.E2E_PORT ?? 4173);
const isCI = !!process.env.CI;
/** A deployed copy is not the variant that e2e/variants tests. */
const noVariant = deployed ? '**' : [];

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: isCI,
  // In CI a test that fails once is tried again and reported as flaky.
  retries: isCI ? 1 : 0,
  // More than there are processors, because tests wait for motion and timers a third of the time.
  workers: '150%',
  // The longest test takes 13 s alone, and eight times that on a shared machine at its slowest. An
  // expectation keeps the 5 s of Playwright, which are less than the site's own timeouts.
  timeout: 120_000,
  globalSetup: './e2e/helpers/check-export.ts',
  reporter: [
    [isCI ? 'line' : 'list'],
    ['html', { open: 'never' }],
    ['./e2e/helpers/report-skipped.ts'],
  ],
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    // Recording every test for the few that fail takes as long as the tests: `--trace on` records again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumOptions(),
  },
  projects: [
    // One worker builds the variant while the others run the tests of the export itself.
    { name: 'build', testMatch: 'variants/build.setup.ts', testIgnore: noVariant },
    { name: 'site', testIgnore: ['variants/**', '**/*.webkit.ts'] },
    {
      name: 'variant',
      testMatch: 'variants/*.spec.ts',
      testIgnore: noVariant,
      dependencies: ['build'],
    },
  ],
  webServer: deployed
    ? undefined
    : {
        command: `node scripts/serve.mjs ${port}`,
        url: `http://localhost:${port}/`,
      },
});
