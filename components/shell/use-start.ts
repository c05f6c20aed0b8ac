import { useEffect } from 'react';
import { hasScrolledOn } from '@/components/lib/scrolled-on';

/**
 * Marks the document as started, and carries out the press that was made before, once
 * (app/_prerender/early-press.ts).
 */
export function useStart() {
  useEffect(() => {
    document.documentElement.dataset.shell = 'started';
    const pressed = document.querySelector<HTMLElement>('button[aria-busy=true]');
    if (!pressed) return;
    if (isAwaited(pressed)) pressed.click();
    // What the click has begun may make it busy again.
    pressed.ariaBusy = null;
  }, []);
}

/**
 * Whether the visitor still waits for what a button does. What would open over the page (`data-opens`)
 * is not awaited by one who has scrolled on or focused something else since.
 */
function isAwaited(button: HTMLElement) {
  if (button.getClientRects().length === 0) return false;
  if (button.dataset.opens === undefined) return true;
  const { activeElement: focused, body } = document;
  if (focused !== button && focused !== body) return false;
  const [width = 0, y = 0] = button.dataset.at?.split(',').map(Number) ?? [];
  return !hasScrolledOn(width, y);
}
