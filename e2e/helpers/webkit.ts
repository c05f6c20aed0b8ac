import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { Builder, By, type WebDriver } from 'selenium-webdriver';
import { freePort } from './free-port';

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

/** The words of an element, without no-break spaces. */
const words = 'normalize-space(translate(., "\u00a0", " "))';

/** What a visitor does and sees in WebKit's window, by XPath and by names. */
export const inWindow = (webkit: WebDriver) => {
  const find = (xpath: string) => webkit.findElement(By.xpath(xpath));
  /** A link or button by its name. */
  const named = (kind: 'a' | 'button', name: string, inside = '') =>
    find(`${inside}//${kind}[${words}="${name}" or @aria-label="${name}"]`);
  /** Reads the page; `undefined` while WebKit replaces the document or the element. */
  const read = <Value>(ask: () => Promise<Value>) => ask().catch(() => undefined);
  const evaluate = <Value = string>(script: string) =>
    read(() => webkit.executeScript<Value>(script));
  const heading = () => evaluate('return document.querySelector("main h1")?.textContent ?? ""');

  return {
    named,
    evaluate,
    heading,
    /** Clicks again until it works, because the page may replace the element in between. */
    click: (...target: Parameters<typeof named>) =>
      expect(() => named(...target).click()).toPass({ timeout: 15_000 }),
    /** Clicks an element as soon as React handles its events. */
    async press(xpath: string) {
      const element = await find(xpath);
      const handled =
        'return Object.keys(arguments[0]).some((key) => key.startsWith("__reactProps"))';
      await expect
        .poll(() => webkit.executeScript(handled, element), { message: xpath })
        .toBe(true);
      await webkit.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
      await element.click();
    },
    /** Waits until an element is visible, or no longer is. */
    expectShown: (xpath: string, isShown = true) =>
      expect
        .poll(
          () =>
            read(async () => {
              const [element] = await webkit.findElements(By.xpath(xpath));
              return (await element?.isDisplayed()) ?? false;
            }),
          { message: xpath },
        )
        .toBe(isShown),
    /** Opens a hash as a new document and waits until it is interactive: its links are hashes then. */
    async open(site: string, path: string) {
      await webkit.get('about:blank');
      await webkit.get(`${site}${path === '/' ? '' : `#${path}`}`);
      const link = `return document.querySelector('footer a')?.getAttribute('href')`;
      await expect.poll(() => evaluate(link), { message: path }).toMatch(/^#/);
      await expect.poll(heading).toMatch(/./);
    },
  };
};
