import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { dialog as timing } from '@/content/site/timing';

/**
 * Opens a `<dialog>` as a modal while it is mounted, with the focus on its title, and returns the focus
 * afterwards. Until the title has the focus, an empty element does, so that no control of the dialog is
 * said first or pressed by a key. The second click of a double click on what opened it presses nothing in it.
 *
 * @returns the dialog's ref
 */
export function useDialog(titleId: string, onBackdrop: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useEffectEvent(onBackdrop);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    // Orca reads the whole dialog when that has the focus, and says nothing if the title gets it at once
    // or if the element that had it is gone.
    const first = document.createElement('span');
    first.className = 'sr-only';
    first.tabIndex = -1;
    first.autofocus = true;
    element.prepend(first);
    element.showModal();
    const timer = setTimeout(() => {
      // Not if the visitor was faster.
      if (document.activeElement === first) document.getElementById(titleId)?.focus();
    }, timing.titleDelay);
    return () => {
      clearTimeout(timer);
      first.remove();
      element.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [titleId]);

  useEffect(() => {
    const opened = performance.now();
    const listeners = new AbortController();
    const { signal } = listeners;
    const ignoreSecond = (event: MouseEvent) => {
      if (event.detail < 2 || event.timeStamp > opened + timing.doubleClick) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // A click that starts and ends on the backdrop; not dragging out while selecting text.
    let startedOutside = false;
    const isOutside = ({ clientX: x, clientY: y, target }: MouseEvent) => {
      const box = dialog.current?.getBoundingClientRect();
      if (!box || target !== dialog.current) return false;
      return x < box.left || x > box.right || y < box.top || y > box.bottom;
    };
    const press = (event: MouseEvent) => (startedOutside = isOutside(event));
    const click = (event: MouseEvent) => startedOutside && isOutside(event) && pressed();
    // On the document: screen readers call an element with a click listener, and each heading inside
    // it, "clickable".
    document.addEventListener('mousedown', ignoreSecond, { capture: true, signal });
    document.addEventListener('click', ignoreSecond, { capture: true, signal });
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('click', click, { signal });
    // A window that is zoomed or turned may leave it outside what scrolls.
    const keepInView = () => {
      const { activeElement: focused } = document;
      if (dialog.current?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    };
    window.addEventListener('resize', keepInView, { signal });
    return () => listeners.abort();
  }, []);

  return dialog;
}
