/**
 * Every duration, delay and threshold, in milliseconds unless a comment says otherwise.
 * docs/specification.md lists those that the site promises.
 */
export const menu = {
  /** Hover before a menu opens when none is open. */
  openDelay: 140,
  /** Hover before another menu replaces the open one. */
  switchDelay: 180,
  /** After the pointer has left, before closing starts. */
  closeDelay: 220,
  /** The closing animation, before a chosen page is opened. */
  closing: 170,
  /** Fade and rise of an opening panel. */
  opening: 160,
  /** How far an opening panel rises, in pixels. */
  rise: 6,
  /** With reduced motion a panel only fades, at most this long. */
  reducedFade: 100,
} as const;

export const dialog = {
  /** Orca needs this to notice that a dialog hid the rest of the page, before its title is focused. */
  titleDelay: 100,
  /** After the first click of a double click, in which the second one may come. */
  doubleClick: 500,
} as const;

/** Hover effects: the header shrinks, shadows and colors change. */
export const hover = 180;

/** Before work that can wait, where the browser does not say when it is idle. */
export const idleDelay = 200;

/** The scene moves, and what lies over it comes in. */
export const sceneMove = 500;

export const header = {
  /** In pixels, at the top of the page; on phones and after scrolling it is `scrolledHeight`. */
  height: 80,
  scrolledHeight: 64,
  /** Scroll position past which the header shrinks, in pixels. */
  scrolledThreshold: 80,
} as const;

export const resourceAnchor = {
  /** Space kept above the anchor, in pixels: the scrolled header's height. */
  scrollOffset: header.scrolledHeight,
  /** From navigation to the tab event. */
  switchDelay: 100,
  /** From the tab event to the scroll. */
  scrollDelay: 50,
  /** From navigation to the scroll, when the link is in the footer. */
  footerDelay: 300,
} as const;

export const contact = {
  /** The simulated send. */
  simulatedDelay: 1000,
  /** An endpoint that has not answered by then has failed. */
  timeout: 10_000,
  /** How long after its request has failed a page may still turn out to be ending. */
  leaving: 500,
} as const;

export const counter = {
  duration: 2000,
  /** Share of the section that must be visible, 0 to 1. */
  visible: 0.3,
} as const;

export const reveal = {
  /** Share of the block that must be visible, 0 to 1. */
  visible: 0.1,
  /** A block higher than this share of the window is revealed at its first pixel, 0 to 1. */
  tall: 0.5,
  /** How far inside the window's bottom edge a block must be, in pixels. */
  bottomMargin: 50,
  duration: 500,
  /** In lower windows nothing is hidden: one turn of a wheel shows a third of them. */
  leastHeight: 500,
} as const;

export const flow = {
  /** One dot from one end of its link to the other. */
  loop: 3000,
} as const;

export const pageLoad = {
  /** A page that takes longer to load than this shows a loading bar. */
  slowAfter: 300,
  /** A page that has not loaded by then counts as failed; it is still shown if it loads later. */
  timeout: 15_000,
} as const;

/** What opens late does so only for a visitor who still waits for it. */
export const lateOpening = {
  /** One who has scrolled farther than this since the press reads on, in pixels. */
  scroll: 100,
} as const;

/** Before a change is announced to screen readers: of several in a row only the last is. */
export const quietBefore = 600;

/** What screen readers announce is removed after this. */
export const announcement = 1000;

export const pageEnter = {
  duration: 300,
  /** In pixels. */
  rise: 8,
} as const;

export const tabFade = 200;

export const parallax = {
  /** Shares of the scrolled distance that the clouds and the far hills of the hero move. */
  sky: 0.15,
  hills: 0.05,
} as const;

export const lockPanel = {
  /** From one door to the next when all are locked or released, left to right. */
  stagger: 120,
  /** A door swings shut. */
  leaf: 240,
} as const;

/** Cubic Bézier curves, as [x1, y1, x2, y2]. */
export const easing = {
  enter: [0.2, 0.7, 0.2, 1],
  leave: [0.4, 0, 1, 1],
} as const;

export const walkthrough = {
  /** The dot's way to the place of a step. */
  travel: 900,
  /** A room lights up, once the dot is there. */
  light: 300,
  /** Between one door's answer and the next. */
  doorInterval: 180,
  /** Between one channel's row and the next. */
  channelInterval: 120,
  /** A step with reduced motion: it appears complete and stays this long. */
  stillStep: 4000,
} as const;
