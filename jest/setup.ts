import '@testing-library/jest-dom';

// jsdom has no layout: nothing is in view, no media query matches, and animations end at once.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
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
