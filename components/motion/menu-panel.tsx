'use client';

import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '@/components/lib/cx';
import { easing, menu } from '@/content/timing';
import { play, prefersReducedMotion } from './play';

/** With reduced motion a panel only fades, and faster than one notices. Milliseconds. */
const stillFade = 100;

type MenuPanelProps = {
  ref: RefObject<HTMLDivElement | null>;
  /** Plays the closing animation; the caller removes the panel afterwards. */
  isClosing: boolean;
  /** Its position and width. */
  className?: string;
  children: ReactNode;
};

/**
 * The card that a menu opens: fades in and rises 6 px, fades out in 170 ms. While it
 * closes, nothing in it can be pressed or focused.
 */
export function MenuPanel({ ref, isClosing, className, children }: MenuPanelProps) {
  /** How opaque the panel was when its last fade was cut short: the next goes on from there. */
  const opacity = useRef(0);

  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel) return;
    const isStill = prefersReducedMotion();
    const given = isClosing ? menu.closing : menu.opening;
    const rise = isStill ? {} : { transform: [`translateY(${menu.rise}px)`, 'none'] };
    const playing = play(
      panel,
      isClosing ? { opacity: [opacity.current, 0] } : { opacity: [opacity.current, 1], ...rise },
      isStill ? Math.min(given, stillFade) : given,
      isClosing ? easing.leave : easing.enter,
    );
    return () => {
      opacity.current = Number(getComputedStyle(panel).opacity);
      // Not stop(): it would write that into a style attribute, which WebKit refuses.
      playing?.cancel();
    };
  }, [isClosing, ref]);

  return (
    <div
      ref={ref}
      inert={isClosing}
      className={cx(
        'overflow-hidden rounded-menu bg-surface shadow-lifted forced-colors:border',
        className,
      )}
    >
      {children}
    </div>
  );
}
