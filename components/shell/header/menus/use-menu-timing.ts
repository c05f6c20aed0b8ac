import { useEffect, useEffectEvent, useState } from 'react';
import { useCloseBeforeLeaving } from '@/components/lib/close-before-leaving';
import { menu as timing } from '@/content/site/timing';

type Shown = {
  open?: string;
  /** The first press after a hover keeps the menu open. */
  byHover?: boolean;
  /** The menu that is playing its closing animation; never set while a menu is open. */
  closing?: string;
  /** Called after that. No other menu opens before, because it opens a page. */
  closed?: () => void;
};

export type MenuTiming = ReturnType<typeof useMenuTiming>;

/**
 * The timing of menus that open on hover, shared by the menus of one bar so that only one is ever
 * shown: 140 ms to open, 180 ms to switch, 220 ms to close, then a 170 ms closing animation, also
 * before navigation.
 */
export function useMenuTiming() {
  const [shown, setShown] = useState<Shown>({});
  /** The menu that opens after a delay, or none if the open one closes. A new object restarts it. */
  const [next, setNext] = useState<{ menu?: string; delay: number }>();
  const { open, closing } = shown;

  const show = (menu: string, byHover: boolean) => {
    setNext(undefined);
    if (!shown.closed) setShown({ open: menu, byHover });
  };

  /** Plays the closing animation, then calls `closed`. */
  const close = (closed?: () => void) => {
    setNext(undefined);
    if (open) setShown({ closing: open, closed });
  };

  useCloseBeforeLeaving(open !== undefined, close);

  const act = useEffectEvent((menu?: string) => (menu ? show(menu, true) : close()));
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => act(next.menu), next.delay);
    return () => clearTimeout(timer);
  }, [next]);

  useEffect(() => {
    if (!shown.closing) return;
    const timer = setTimeout(() => {
      setShown({});
      shown.closed?.();
    }, timing.closing);
    return () => clearTimeout(timer);
  }, [shown]);

  return {
    open,
    closing,
    close,
    /** Call when the pointer enters a menu's button or panel. */
    enter: (menu: string) =>
      setNext(
        open === menu ? undefined : { menu, delay: open ? timing.switchDelay : timing.openDelay },
      ),
    /** Call when the pointer has left both. */
    leave: () => setNext(open ? { delay: timing.closeDelay } : undefined),
    /** Restarts the current delay; call while the pointer moves toward the panel. */
    hold: () => setNext((now) => now && { ...now }),
    /** Call when the button is pressed. */
    toggle: (menu: string) => (open === menu && !shown.byHover ? close() : show(menu, false)),
  };
}
