import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './scripts/programs.mjs';

/** A deployed copy to test; without it the export in out/ is served. */
const deployed = process.env.BASE_URL;
const port = Number(process.env.E2E_PORT ?? 4173);

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 1,
  workers: '100%',
  timeout: 30_000,
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    trace: 'on-first-retry',
    viewport: { width: 1440, height: 900 },
    launchOptions: chromiumOptions(),
  },
  // File names of screenshots do not contain the project.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}-{platform}{ext}',
  projects: [
    // One worker builds the variants while the others run the tests of the export itself.
    { name: 'variants', testMatch: 'variants/build.setup.ts', fullyParallel: false },
    { name: 'site', testIgnore: ['variants/**', '**/*.webkit.ts'] },
    { name: 'variant', testMatch: 'variants/*.spec.ts', dependencies: ['variants'] },
  ],
  webServer: deployed
    ? undefined
    : {
        command: `node scripts/serve.mjs ${port}`,
        url: `http://localhost:${port}/`,
        reuseExistingServer: !process.env.CI,
      },
});
