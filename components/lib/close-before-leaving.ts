import { useEffect, useEffectEvent } from 'react';

/** Closes something that is open; calls `closed` at once, or after a closing animation. */
type Close = (closed: () => void) => void;

const open = new Set<Close>();
/** Counts the attempts to leave, so that a later one replaces one that still waits. */
let attempts = 0;

/**
 * Registers something that has to close before its page is left: a menu, a dialog, or a dialog that
 * is still loading.
 */
export function useCloseBeforeLeaving(isOpen: boolean, close: Close) {
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const entry: Close = (closed) => closeNow(closed);
    open.add(entry);
    return () => void open.delete(entry);
  }, [isOpen]);
}

/** Closes everything that is open, then calls `leave`. */
export function closeAll(leave?: () => void) {
  const attempt = ++attempts;
  let left = open.size;
  if (left === 0) leave?.();
  for (const close of [...open])
    close(() => {
      left -= 1;
      if (left === 0 && attempt === attempts) leave?.();
    });
}
