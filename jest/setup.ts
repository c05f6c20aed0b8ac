import '@testing-library/jest-dom';

// jsdom has no layout: no media query matches, and nothing is animated.
if (typeof window !== 'undefined') {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  Element.prototype.animate ??= () => ({ cancel() {} }) as Animation;
}
