/** What the shell shows and announces while a page loads slowly. */
import { act, render, screen } from '@testing-library/react';
import type { PageView } from '../views/page-view';
import { Shell } from '../shell';
import { requestView } from '../views/load-view';

jest.mock('../views/load-view', () => ({ requestView: jest.fn() }));
const load = jest.mocked(requestView);

const page = (title: string): PageView => ({
  meta: { title, description: '' },
  tone: 'paper',
  element: <h1>{title}</h1>,
});

/** Each page loads when the test releases it by its path. */
const pages = new Map<string, Promise<PageView>>();
const releases = new Map<string, (view: PageView) => void>();
function request(path: string) {
  const held =
    pages.get(path) ?? new Promise<PageView>((release) => void releases.set(path, release));
  pages.set(path, held);
  return held;
}
const arrive = (path: string, title: string) => act(async () => releases.get(path)?.(page(title)));
const go = (path: string) =>
  act(async () => {
    location.hash = path;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const main = () => screen.getByRole('main');
const status = () => document.querySelector('[aria-live=polite]')?.textContent;

beforeEach(async () => {
  history.replaceState(null, '', '/');
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  pages.clear();
  load.mockImplementation(request);
  jest.useFakeTimers();
  await act(async () => {
    render(
      <Shell path="/" meta={{ title: 'Home', description: '' }} tone="paper">
        <h1>Home</h1>
      </Shell>,
    );
  });
});
afterEach(() => jest.useRealTimers());

it('announces after 300 ms that the page is loading, until it is shown', async () => {
  await go('/about');
  await pass(299);
  expect(main()).toHaveAttribute('aria-busy', 'false');
  expect(status()).toBe('');
  await pass(1);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  expect(status()).toBe('Loading the page');

  await arrive('/about', 'About');
  expect(main()).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('keeps the previous page and its scroll position until the next one is shown', async () => {
  await go('/about');
  await pass(2000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  expect(document.title).toMatch(/^Home/);
  expect(window.scrollTo).not.toHaveBeenCalled();

  await arrive('/about', 'About');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About');
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

it('announces no loading for a page that loads quickly', async () => {
  await go('/about');
  await pass(200);
  await arrive('/about', 'About');
  await pass(1000);
  expect(main()).toHaveAttribute('aria-busy', 'false');
  expect(status()).toBe('');
});

it('stops waiting when the visitor goes back to the current page', async () => {
  await go('/about');
  await pass(1000);
  await go('/');
  expect(main()).toHaveAttribute('aria-busy', 'false');
  await arrive('/about', 'About');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
});

it('shows the last of two requested pages, even if the first loads later', async () => {
  await go('/about');
  await go('/terms');
  await arrive('/terms', 'Terms');
  await arrive('/about', 'About');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
});

it('waits again after a failure and a retry', async () => {
  await go('/about');
  await pass(15_000);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
  expect(main()).toHaveAttribute('aria-busy', 'false');
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(300);
  expect(main()).toHaveAttribute('aria-busy', 'true');
  await arrive('/about', 'About');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About');
});
