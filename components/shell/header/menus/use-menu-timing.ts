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

/** What happens after a delay: this menu opens, or the open one closes. */
type Next = { menu?: string };

export type MenuTiming = ReturnType<typeof useMenuTiming>;

/**
 * The timing of menus that open on hover, shared by the menus of one bar so that only one is ever
 * shown: 140 ms to open, 180 ms to switch, 220 ms to close, then a 170 ms closing animation, also
 * before navigation.
 */
export function useMenuTiming() {
  const [shown, setShown] = useState<Shown>({});
  /** A new object restarts the delay. */
  const [next, setNext] = useState<Next>();
  const { open, closing } = shown;

  const show = (menu: string, byHover: boolean) => {
    setNext(undefined);
    setShown((now) => (now.closed ? now : { open: menu, byHover }));
  };

  /** Plays the closing animation of a menu, if it is open, then calls `closed`. */
  const close = (menu?: string, closed?: () => void) => {
    setNext(undefined);
    setShown((now) => (now.open === menu ? { closing: menu, closed } : now));
  };

  useCloseBeforeLeaving(open !== undefined, (closed) => close(open, closed));

  const wait = useEffectEvent(({ menu }: Next) =>
    menu
      ? setTimeout(() => show(menu, true), open ? timing.switchDelay : timing.openDelay)
      : setTimeout(() => close(open), timing.closeDelay),
  );
  useEffect(() => {
    const timer = next && wait(next);
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
    enter: (menu: string) => setNext(open === menu ? undefined : { menu }),
    /** Call when the pointer has left both. */
    leave: () => setNext(open ? {} : undefined),
    /** Restarts the current delay; call while the pointer moves toward the panel. */
    hold: () => setNext((now) => now && { ...now }),
    /** Call when the button is pressed. */
    toggle: (menu: string) => (open === menu && !shown.byHover ? close(menu) : show(menu, false)),
  };
}
