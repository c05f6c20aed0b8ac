import '@testing-library/jest-dom';

// jsdom has no layout: no media query matches.
if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
