'use client';

import type { MouseEvent } from 'react';
import { navigation } from '@/content/site/navigation';

/**
 * The first tab stop: skips the header. It does not change the address, whose hash names the page.
 */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={focusMain}
      className="sr-only z-50 rounded-control bg-strong px-6 py-3 font-display font-semibold text-on-dark focus:not-sr-only focus:fixed focus:top-4 focus:left-4"
    >
      {navigation.skip}
    </a>
  );
}

function focusMain(event: MouseEvent) {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}
