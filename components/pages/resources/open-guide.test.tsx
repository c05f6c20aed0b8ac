import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { grantCards } from '@/content/grant-cards';
import { resources } from '@/content/resources';
import { loadGuideViewer } from './load-guide';
import { OpenGuide } from './open-guide';

const real = jest.requireActual<typeof import('./load-guide')>('./load-guide');
jest.mock('./load-guide', () => ({ loadGuideViewer: jest.fn() }));
const load = jest.mocked(loadGuideViewer);

const card = grantCards[0]!;
const show = () =>
  render(<OpenGuide card={card} label="Open the guide" viewer={resources.viewer} />);
const press = () =>
  userEvent.click(screen.getByRole('button', { name: `Open the guide: ${card.title}` }));

beforeAll(() => {
  // jsdom has the dialog element but not what makes it modal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => load.mockReset().mockImplementation(real.loadGuideViewer));

test('nothing is fetched before somebody means to read', () => {
  show();
  expect(load).not.toHaveBeenCalled();
});

test('shows the guide of its card, and closes again', async () => {
  show();
  await press();
  const dialog = await screen.findByRole('dialog', { name: card.title });
  for (const title of ['Eligibility', 'Example uses', 'Tips', 'Examples of awards', 'Sources'])
    expect(within(dialog).getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close modal' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says so when the guide cannot be had, and the next press tries again', async () => {
  load.mockRejectedValue(new Error('no network'));
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The guide did not load.');
  load.mockImplementation(real.loadGuideViewer);
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an unknown guide is refused', async () => {
  await expect(real.loadGuide('no-such-guide')).rejects.toThrow();
});

test('the print button asks the browser to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await press();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Print this guide' }))[0]!);
  expect(print).toHaveBeenCalledTimes(1);
});
