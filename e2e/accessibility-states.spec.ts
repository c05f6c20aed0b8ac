import { expect, openStarted, test, type Page } from './fixtures';
import { panelOn } from './helpers/lock-panel';
import { desktop, phone, resize } from './helpers/resize';
import { key, stage } from './helpers/walkthrough';

type Act = (page: Page) => Promise<unknown>;
type State = { path: string; within: string; wide?: true; acts: Record<string, Act> };

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).click();
const pause: Act = (page) => key(page, 'Pause').click();
/** Steps to the end of a story that is open. */
const toTheEnd: Act = async (page) => {
  if (await key(page, 'Pause').isVisible()) await pause(page);
  for (let steps = 0; steps < 7; steps++) await key(page, 'Step forward').press('Enter');
  await expect(key(page, 'Play again')).toBeVisible();
};

/**
 * Waits for the end of what fades in, in which text has less contrast. It asks for frame after frame, because
 * the browser draws none while nothing changes and an animation ends in one.
 */
const untilSeen = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect, playState }) =>
          playState !== 'running' || Number(effect?.getComputedTiming().endTime) > 1000,
      ),
  );

/** States that appear after a visitor's actions; each is checked before the next action. */
const states: Record<string, State> = {
  'the open Products menu': {
    path: '/about',
    within: 'header',
    wide: true,
    acts: {
      open: async (page) => {
        const bar = page.getByRole('navigation', { name: 'Main' });
        await bar.getByRole('button', { name: 'Products' }).click();
        await expect(bar.getByRole('link', { name: 'Nexus', exact: true })).toBeVisible();
      },
    },
  },
  'a grant guide': {
    path: '/resources',
    within: 'dialog',
    acts: { open: press('Open the guide: Grant Success Stories') },
  },
  'a question of a product': {
    path: '/products/electronic-lock',
    within: 'main',
    acts: { open: (page) => page.getByText('What does it not do?').click() },
  },
  'the grant check': {
    path: '/resources',
    within: 'main',
    acts: {
      'after a choice': async (page) => {
        await page.getByText('Which grants could pay for it?').click();
        await page.getByRole('radio', { name: 'Private or religious' }).check();
        await expect(page.getByRole('heading', { name: /^Door locks, private/ })).toBeVisible();
      },
    },
  },
  'the walkthrough': {
    path: '/solutions/k12',
    within: 'dialog',
    acts: {
      playing: async (page) => {
        await press('Watch Demo')(page);
        await expect(stage(page)).toBeVisible();
        await page.getByRole('combobox', { name: 'Speed' }).selectOption('.5×');
      },
      'at its end': toTheEnd,
    },
  },
  // Over a page that is dark at its top, whose colors the buttons of a dialog must not have.
  'the lock panel': {
    path: '/products/electronic-lock',
    within: 'dialog',
    acts: {
      'with its question': async (page) => {
        await press('Try the lock panel')(page);
        await panelOn(page).button('Release Door 203').click();
        await expect(panelOn(page).button('Keep it locked')).toBeFocused();
      },
    },
  },
  'one alert': {
    path: '/',
    within: 'main > :first-child',
    acts: {
      // Paused, because captions fade in while it plays.
      paused: async (page) => {
        await press(/^Watch one alert/)(page);
        await pause(page);
      },
      'at its end': toTheEnd,
    },
  },
};

for (const [name, { path, within, wide, acts }] of Object.entries(states))
  test(`${name} has no axe violations`, { tag: '@a11y' }, async ({ page, checkAccessibility }) => {
    await openStarted(page, path);
    for (const [state, act] of Object.entries(acts)) {
      await resize(page, desktop);
      await act(page);
      for (const size of wide ? [desktop] : [desktop, phone]) {
        await resize(page, size);
        await untilSeen(page);

        await test.step(`${state} at ${size[0]} px`, () => checkAccessibility({ within }));
      }
    }
  });
