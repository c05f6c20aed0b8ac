import '@testing-library/jest-dom';
import { FakeIntersectionObserver } from './scripts/jest/intersections';

// jsdom has neither layout nor media queries: tests bring things into view, and nothing matches.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = FakeIntersectionObserver;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
}
