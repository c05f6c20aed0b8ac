import { test } from '../fixtures';

/** The test function in a browser with another default text size. */
export const withText = (size: number) =>
  test.extend({
    launchOptions: [
      async ({ launchOptions }, use) => {
        const { args = [] } = launchOptions;
        const setting = `--blink-settings=defaultFontSize=${size}`;
        await use({ ...launchOptions, args: [...args, setting] });
      },
      { scope: 'worker' },
    ],
  });
