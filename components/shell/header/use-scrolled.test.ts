import { act, renderHook } from '@testing-library/react';
import { useScrolled } from './use-scrolled';

test.each([
  [0, false],
  [80, false],
  [81, true],
])('returns for a scroll position of %i px: %s', (distance, expected) => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  const { result } = renderHook(() => useScrolled());
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: distance, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
  expect(result.current).toBe(expected);
});
