import { test } from '../fixtures';

/** The test function in a browser with another default text size. */
export const withText = (size: number) =>
  size === 16
    ? test
    : test.extend({
        launchOptions: [
          async ({ launchOptions }, use) => {
            const args = [
              ...(launchOptions.args ?? []),
              `--blink-settings=defaultFontSize=${size}`,
            ];
            await use({ ...launchOptions, args });
          },
          { scope: 'worker' },
        ],
      });
