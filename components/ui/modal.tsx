'use client';

import type { ReactNode } from 'react';
import X from 'lucide-react/icons/x';
import { cx } from '@/components/lib/cx';
import { useCloseBeforeLeaving } from '@/components/lib/close-before-leaving';
import { useDialog } from './use-dialog';

type ModalProps = {
  /** The id of the heading inside that names the dialog; it has tabindex -1. */
  labelledBy: string;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
  variant?: keyof typeof variants;
  className?: string;
};

const variants = {
  /** At most 1200 px wide and 90% of the window high; full screen in windows under 768 by 640 px. */
  panel: {
    box: cx(
      'm-auto h-dvh max-h-none bg-surface shadow-lifted print:static print:max-h-none md:dialog-fits:h-fit md:dialog-fits:max-h-modal md:dialog-fits:w-[calc(100%-4rem)] md:dialog-fits:max-w-modal md:dialog-fits:rounded-panel',
    ),
    close: cx(
      'z-10 size-12 bg-ground-alt transition-hover hover:bg-hairline md:dialog-fits:top-5 md:dialog-fits:right-6',
    ),
  },
  /** Across the top of the window, as high as its content. The button that opened it can close it. */
  sheet: {
    box: cx('m-0 max-h-dvh bg-ground transition-hover starting:open:opacity-0'),
    close: cx('size-11 bg-strong text-on-dark forced-colors:border'),
  },
};

/**
 * A modal dialog, open while mounted: Escape, a click on the backdrop, the close button and
 * navigation call `onClose`. Its content scrolls, the page does not (styles/globals.css).
 */
export function Modal({
  labelledBy,
  onClose,
  closeLabel,
  children,
  variant = 'panel',
  className,
}: ModalProps) {
  const { box, close: closeStyle } = variants[variant];
  const dialog = useDialog(labelledBy, onClose);
  useCloseBeforeLeaving(true, (closed) => {
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
        'w-full max-w-none flex-col overflow-hidden text-strong on-light outline-none backdrop:bg-dark-deep/72 open:flex forced-colors:border',
        box,
        className,
      )}
    >
      {children}
      {/* Last in every dialog, after all that it closes. */}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={onClose}
        className={cx(
          'absolute top-2.5 right-2 flex items-center justify-center rounded-control print:hidden',
          closeStyle,
        )}
      >
        <X className="size-6" strokeWidth={1.75} />
      </button>
    </dialog>
  );
}
