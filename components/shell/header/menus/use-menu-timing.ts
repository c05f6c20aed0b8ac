import { useEffect, useRef, useState } from 'react';
import { menu as timing } from '@/content/timing';

type Shown<Menu> = {
  open?: Menu;
  /** Still on screen for its closing animation; never together with an open one. */
  closing?: Menu;
};

/**
 * The timing of menus that open on hover (SPEC sections 4 and 9), shared by the menus of one bar so
 * that never two are on screen: 140 ms to open, 180 ms to give way to another, 220 ms to close,
 * 170 ms of closing animation. Another page takes every menu away at once.
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

  /** Plays the closing animation, then acts: opens the chosen page, for instance. */
  const close = (then?: () => void) => {
    stopWaiting();
    if (!open) return;
    setShown({ closing: open });
    window.clearTimeout(ending.current);
    ending.current = window.setTimeout(() => {
      setShown((now) => ({ open: now.open }));
      then?.();
    }, timing.closing);
  };

  /** The pointer came over a menu's button or panel. */
  const enter = (menu: Menu) => {
    if (open === menu) stopWaiting();
    else wait(open ? timing.switchDelay : timing.openDelay, () => show(menu, true));
  };

  /** The pointer left both. */
  const leave = () => {
    if (open) wait(timing.closeDelay, close);
    else stopWaiting();
  };

  /** The pointer is on its way to the panel: what was waiting waits anew. */
  const hold = () => waiting.current?.again();

  /** The button was pressed. The first press after hover opened the menu leaves it open. */
  const toggle = (menu: Menu) => {
    if (open === menu && !openedByHover.current) close();
    else show(menu, false);
  };

  useEffect(() => {
    const stop = () => {
      window.clearTimeout(waiting.current?.timer);
      window.clearTimeout(ending.current);
    };
    const drop = () => {
      stop();
      setShown({});
    };
    window.addEventListener('hashchange', drop);
    return () => {
      window.removeEventListener('hashchange', drop);
      stop();
    };
  }, []);

  return { ...shown, enter, leave, hold, toggle, close };
}
