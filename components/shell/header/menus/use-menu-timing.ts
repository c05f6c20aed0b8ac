import { useEffect, useRef, useState } from 'react';
import { useCloseFirst } from '@/components/lib/close-first';
import { menu as timing } from '@/content/site/timing';

type Shown<Menu> = {
  open?: Menu;
  /** The menu that is playing its closing animation; never set while a menu is open. */
  closing?: Menu;
};

/**
 * The timing of menus that open on hover, shared by the menus of one bar so that only one is ever
 * shown: 140 ms to open, 180 ms to switch, 220 ms to close, then a 170 ms closing animation, also
 * before navigation.
 */
export function useMenuTiming<Menu extends string>() {
  const [shown, setShown] = useState<Shown<Menu>>({});
  const openedByHover = useRef(false);
  const waiting = useRef<{ timer: number; again: () => void }>(undefined);
  const ending = useRef<number>(undefined);
  const { open } = shown;

  const stopWaiting = () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
  };

  const wait = (delay: number, act: () => void) => {
    stopWaiting();
    waiting.current = {
      timer: window.setTimeout(act, delay),
      again: () => wait(delay, act),
    };
  };

  const show = (menu: Menu, byHover: boolean) => {
    stopWaiting();
    openedByHover.current = byHover;
    setShown({ open: menu });
  };

  /** Plays the closing animation, then calls `closed`. */
  const close = (closed?: () => void) => {
    stopWaiting();
    if (!open) return;
    setShown({ closing: open });
    window.clearTimeout(ending.current);
    ending.current = window.setTimeout(() => {
      setShown((now) => ({ open: now.open }));
      closed?.();
    }, timing.closing);
  };

  /** Call when the pointer enters a menu's button or panel. */
  const enter = (menu: Menu) => {
    if (open === menu) stopWaiting();
    else wait(open ? timing.switchDelay : timing.openDelay, () => show(menu, true));
  };

  /** Call when the pointer has left both. */
  const leave = () => {
    if (open) wait(timing.closeDelay, close);
    else stopWaiting();
  };

  /** Restarts the current delay; call while the pointer moves toward the panel. */
  const hold = () => waiting.current?.again();

  /** Call when the button is pressed. The first press after a hover keeps the menu open. */
  const toggle = (menu: Menu) => {
    if (open === menu && !openedByHover.current) close();
    else show(menu, false);
  };

  useCloseFirst(open !== undefined, close);

  useEffect(
    () => () => {
      window.clearTimeout(waiting.current?.timer);
      window.clearTimeout(ending.current);
    },
    [],
  );

  return { ...shown, enter, leave, hold, toggle, close };
}
