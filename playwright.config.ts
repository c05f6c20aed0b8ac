import { defineConfig } from '@playwright/test';
import { knownBrowser, playwrights } from './scripts/find-browser.mjs';

/** A deployed copy to run against; without one the export in out/ is served. */
const deployed = process.env.BASE_URL;
const port = Number(process.env.E2E_PORT ?? 4173);
const browser = knownBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.CI
    ? [['line'], ['html', { open: 'never' }]]
    : [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: deployed ?? `http://localhost:${port}`,
    trace: 'retain-on-failure',
    // Recording needs a program that only Playwright's own download brings.
    video: playwrights() ? 'retain-on-failure' : 'off',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browser,
      // Root has no sandbox to run in; everybody else keeps it.
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: deployed
    ? undefined
    : {
        command: `node scripts/serve.mjs ${port}`,
        url: `http://localhost:${port}/`,
        reuseExistingServer: !process.env.CI,
      },
});
