'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { cx } from '@/components/lib/cx';
import { useCloseFirst } from '@/components/lib/close-first';
import { openDialog } from '@/components/lib/open-dialog';

type ModalProps = {
  /** The id of the heading inside that names the dialog; it has tabindex -1. */
  labelledBy: string;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  className?: string;
};

/**
 * A modal dialog, open while mounted: Escape, a click on the backdrop, the close button and
 * navigation call `onClose`. Focus starts on the title. At most 1200 px wide and 90% of the window high; full screen
 * in windows under 768 by 640 px. Its content scrolls, the page does not (styles/globals.css).
 */
export function Modal({ labelledBy, onClose, closeLabel, children, className }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const before = document.activeElement;
    const page = document.documentElement;
    page.toggleAttribute('data-scrollbar', window.innerWidth > page.clientWidth);
    const close = dialog.current && openDialog(dialog.current, labelledBy);
    return () => {
      close?.();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [labelledBy]);

  useBackdrop(dialog, onClose);
  useEffect(ignoreSecondClick, []);
  useCloseFirst(true, (closed) => {
    onClose();
    closed();
  });

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={cx(
        'm-auto h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-surface text-strong shadow-lifted outline-none open:flex',
        'backdrop:bg-dark-deep/72',
        'md:tall:h-fit md:tall:max-h-modal md:tall:w-[calc(100%-4rem)] md:tall:max-w-modal md:tall:rounded-panel',
        'on-light print:static print:max-h-none print:shadow-none forced-colors:border',
        className,
      )}
    >
      {children}
      {/* Last, so that it is met at the same place in every dialog, after all that it closes. */}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className="absolute top-2.5 right-2 z-10 flex size-12 items-center justify-center rounded-control bg-ground-alt transition-colors hover:bg-hairline print:hidden md:tall:top-5 md:tall:right-6"
      >
        <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
    </dialog>
  );
}

/** How long after the first click the second one of a double click may come, in milliseconds. */
const doubleClick = 500;

/** The second click of a double click on the dialog's button presses nothing in the dialog. */
function ignoreSecondClick() {
  const opened = performance.now();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2 || event.timeStamp > opened + doubleClick) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('mousedown', ignore, { capture: true });
  document.addEventListener('click', ignore, { capture: true });
  return () => {
    document.removeEventListener('mousedown', ignore, { capture: true });
    document.removeEventListener('click', ignore, { capture: true });
  };
}

/**
 * Calls `onClose` for a click that starts and ends on the backdrop; dragging out of the dialog while
 * selecting text does not. It listens on the document, because screen readers call an element with
 * a click listener, and each heading inside it, "clickable".
 */
function useBackdrop(dialog: React.RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let startedOutside = false;
    const isOutside = ({ clientX: x, clientY: y, target }: MouseEvent) => {
      const box = element.getBoundingClientRect();
      return target === element && (x < box.left || x > box.right || y < box.top || y > box.bottom);
    };
    const press = (event: PointerEvent) => (startedOutside = isOutside(event));
    const click = (event: MouseEvent) => {
      if (startedOutside && isOutside(event)) onClose();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('click', click);
    };
  }, [dialog, onClose]);
}
