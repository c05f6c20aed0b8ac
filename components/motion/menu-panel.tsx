'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { easing, menu } from '@/content/site/timing';
import { play, prefersReducedMotion } from './play';

type MenuPanelProps = {
  /** Plays the closing animation; the caller removes the panel afterwards. */
  isClosing: boolean;
  /** Its position and width. */
  className?: string;
  children: ReactNode;
};

/** The panel of a menu. It fades in and rises, and fades out; then nothing in it can be clicked. */
export function MenuPanel({ isClosing, className, children }: MenuPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  /** The opacity at which the last fade was interrupted: the next one starts there. */
  const opacity = useRef(0);

  useLayoutEffect(() => {
    const panel = ref.current!;
    const isReduced = prefersReducedMotion();
    const duration = isClosing ? menu.closing : menu.opening;
    const rise = !isReduced && !isClosing && { transform: [`translateY(${menu.rise}px)`, 'none'] };
    const cancel = play(
      panel,
      { opacity: [opacity.current, isClosing ? 0 : 1], ...rise },
      isReduced ? Math.min(duration, menu.reducedFade) : duration,
      isClosing ? easing.leave : easing.enter,
    );
    return () => {
      opacity.current = Number(getComputedStyle(panel).opacity);
      cancel();
    };
  }, [isClosing]);

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
