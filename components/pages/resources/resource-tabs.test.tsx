import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { resourceTabEvent } from '@/content/site/resource-tabs';
import { ResourceTabs } from './resource-tabs';

// jsdom has no animations; the fade has its own test.
jest.mock('@/components/motion/tab-fade', () => ({
  TabFade: ({ children }: { children: ReactNode }) => children,
}));

const show = (first: 'grants' | 'faq' = 'grants') =>
  render(
    <ResourceTabs
      labels={{ label: 'Resources', grants: 'Grants', faq: 'FAQ' }}
      first={first}
      grants="Six guides"
      faq="Eight questions"
    />,
  );
const send = (event: Event) => act(() => void window.dispatchEvent(event));
const ask = (detail: unknown) => send(new CustomEvent('switchResourceTab', { detail }));
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the event has the specified name', () => {
  expect(resourceTabEvent).toBe('switchResourceTab');
});

test('shows the given tab first', () => {
  show('faq');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Eight questions');
});

test('switches on the window event', () => {
  show();
  ask({ tab: 'faq' });
  expect(selected()).toBe('FAQ');
  expect(screen.getByRole('tabpanel').id).toBe('Resources_FAQ');
  ask({ tab: 'grants' });
  expect(selected()).toBe('Grants');
  expect(screen.getByRole('tabpanel').id).toBe('Resources_Grants');
});

test.each([
  undefined,
  null,
  'faq',
  7,
  [],
  {},
  { tab: undefined },
  { tab: 'blog' },
  { tab: 'FAQ' },
  { tab: ['faq'] },
  { tab: 'constructor' },
  { tab: '__proto__' },
])('a foreign or malformed detail (%j) changes nothing', (detail) => {
  show();
  ask(detail);
  expect(selected()).toBe('Grants');
});

test('ignores an event without detail, and removes its listener on unmount', () => {
  const { unmount } = show();
  send(new Event('switchResourceTab'));
  expect(selected()).toBe('Grants');
  unmount();
  expect(() => ask({ tab: 'faq' })).not.toThrow();
});
