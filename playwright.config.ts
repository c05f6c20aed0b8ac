import { defineConfig } from '@playwright/test';
import { chromiumPath } from './scripts/programs.mjs';

/** A deployed copy to run against; without one the export in out/ is served. */
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
    launchOptions: { executablePath: chromiumPath() },
  },
  webServer: deployed
    ? undefined
    : {
        command: `node scripts/serve.mjs ${port}`,
        url: `http://localhost:${port}/`,
        reuseExistingServer: !process.env.CI,
      },
});
