import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import { loadGuideViewer } from './load-guide';
import { GrantCards } from './grant-cards';

const real = jest.requireActual<typeof import('./load-guide')>('./load-guide');
jest.mock('./load-guide', () => ({ loadGuideViewer: jest.fn() }));
const load = jest.mocked(loadGuideViewer);

const [card, next] = [grantCards[0]!, grantCards[1]!];
const cards = <GrantCards content={resources} grants={grantCards} />;
const show = () => render(cards);
const press = ({ title } = card) =>
  userEvent.click(screen.getByRole('button', { name: `${resources.grants.open}: ${title}` }));

/** Each guide loads when the test releases it by its slug. */
function holdGuides() {
  const release = new Map<string, () => void>();
  load.mockImplementation(async (slug) => {
    await new Promise<void>((resolve) => release.set(slug, resolve));
    return real.loadGuideViewer(slug);
  });
  return async (slug: string) => {
    await act(async () => release.get(slug)?.());
    await act(() => real.loadGuideViewer(slug));
  };
}

beforeAll(() => {
  // jsdom does not implement showModal.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});
beforeEach(() => load.mockReset().mockImplementation(real.loadGuideViewer));

test('loads nothing before a card is pointed at, focused or clicked', () => {
  show();
  expect(load).not.toHaveBeenCalled();
});

test('opens the guide of a card, and closes it', async () => {
  show();
  await press();
  const dialog = await screen.findByRole('dialog', { name: card.title });
  for (const title of ['Eligibility', 'Example uses', 'Tips', 'Examples of awards', 'Sources'])
    expect(within(dialog).getByRole('heading', { name: title })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close modal' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows a message if the guide fails to load, and the next click tries again', async () => {
  load.mockRejectedValue(new Error('no network'));
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The guide did not load.');
  load.mockImplementation(real.loadGuideViewer);
  await press();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('opens only the last of two guides requested while the first is loading', async () => {
  const release = holdGuides();
  show();
  await press(card);
  await press(next);
  await release(next.slug);
  await release(card.slug);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: next.title })).toBeVisible();
});

test('opens no guide over another tab when it loads late', async () => {
  const release = holdGuides();
  const { rerender } = render(<div>{cards}</div>);
  await press(card);
  rerender(<div hidden>{cards}</div>);
  await release(card.slug);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('rejects an unknown guide', async () => {
  await expect(real.loadGuide('no-such-guide')).rejects.toThrow();
});

test('the print button asks the browser to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  show();
  await press();
  await userEvent.click((await screen.findAllByRole('button', { name: 'Print this guide' }))[0]!);
  expect(print).toHaveBeenCalledTimes(1);
});
