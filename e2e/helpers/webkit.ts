import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../scripts/localhost.mjs';

/** Starts WebKitGTK's MiniBrowser on its own virtual display. Returns its driver, and what ends both. */
export async function startWebkit(): Promise<{ driver: WebDriver; stop: () => Promise<void> }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1440x1000x24', 'WebKitWebDriver', `--port=${port}`],
    {
      stdio: 'ignore',
      // A group of its own, so that the display ends with the driver.
      detached: true,
      // The machine may have no GPU.
      env: { ...process.env, GDK_BACKEND: 'x11', WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
    },
  );
  const end = () => void process.kill(-server.pid!, 'SIGTERM');
  try {
    await expect(() => fetch(`${address}/status`)).toPass({ timeout: 20_000 });
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    // The window is not ready at once.
    await expect(() => driver.get('about:blank')).toPass({ timeout: 20_000 });
    return { driver, stop: () => driver.quit().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}
