import '@testing-library/jest-dom';
import { FakeIntersectionObserver } from './intersections';

// jsdom has no layout: tests report what is in view, no media query matches, and animations end at
// once.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver;
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  Element.prototype.animate ??= () =>
    Object.assign(new EventTarget(), {
      finished: Promise.resolve(),
      cancel() {},
      commitStyles() {},
      finish() {},
      pause() {},
      play() {},
    }) as unknown as Animation;
}
