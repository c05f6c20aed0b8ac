import { spawn, type ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/localhost.mjs';

/** The few WebDriver commands (W3C) that the WebKit tests need. */
export type Session = {
  open: (address: string) => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  /** Runs the body of a function in the page and returns its result. */
  run: <Result>(body: string, ...values: unknown[]) => Promise<Result>;
  /** Clicks the first element that matches the XPath. */
  click: (xpath: string) => Promise<void>;
  type: (xpath: string, text: string) => Promise<void>;
  close: () => Promise<void>;
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Neither the driver nor the window is ready immediately after it starts. */
const waiting = { timeout: 20_000, intervals: [100] };

/** Starts WebKitGTK's MiniBrowser on its own virtual display. */
export async function startWebkit(): Promise<Session> {
  const display = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await firstLine(display);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    // The machine may have no GPU.
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const stop = () => [driver, display].forEach((process) => process.kill());

  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };

  try {
    await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass(waiting);
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: {},
    });
    const at = `/session/${sessionId}`;
    await expect(() => call('POST', `${at}/url`, { url: 'about:blank' })).toPass(waiting);
    const find = async (xpath: string) => {
      const found = await call<Record<string, string>>('POST', `${at}/element`, {
        using: 'xpath',
        value: xpath,
      });
      return `${at}/element/${found[elementKey]}`;
    };
    return {
      open: (url) => call('POST', `${at}/url`, { url }),
      back: () => call('POST', `${at}/back`, {}),
      forward: () => call('POST', `${at}/forward`, {}),
      run: (script, ...args) => call('POST', `${at}/execute/sync`, { script, args }),
      click: async (xpath) => call('POST', `${await find(xpath)}/click`, {}),
      type: async (xpath, text) => call('POST', `${await find(xpath)}/value`, { text }),
      close: async () => {
        await call('DELETE', at).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

function firstLine(process: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    process.once('error', reject);
    process.once('exit', () => reject(new Error('The display ended before it began.')));
    process.stdio[3]?.once('data', (text: Buffer) => resolve(String(text).trim()));
  });
}
