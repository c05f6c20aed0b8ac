import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { pageLoad } from '@/content/site/timing';
import { useCloseFirst } from './close-first';

/**
 * Opens something whose code loads when its button is pressed, or is pointed at or focused before.
 * While that takes longer than 300 ms the button is busy. Escape, focusing anything else and leaving
 * the page cancel it. After a failure another press tries again.
 *
 * @returns `opened` is what `load` resolved to; spread `button` on the button
 */
export function useOpener<Loaded>(load: () => Promise<Loaded>) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [opened, setOpened] = useState<{ loaded: Loaded }>();
  const [isBusy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = state === 'loading';
  const request = useEffectEvent(load);

  useCloseFirst(isLoading, (closed) => {
    setState('closed');
    closed();
  });

  useEffect(() => {
    if (!isLoading) return;
    let isCanceled = false;
    const busy = setTimeout(() => setBusy(true), pageLoad.slowAfter);
    const cancelOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setState('closed');
    };
    const cancelElsewhere = ({ target }: FocusEvent) => {
      if (target !== button.current) setState('closed');
    };
    document.addEventListener('keydown', cancelOnEscape);
    document.addEventListener('focusin', cancelElsewhere);
    request().then(
      (loaded) => {
        if (isCanceled) return;
        setOpened({ loaded });
        setState('closed');
      },
      () => !isCanceled && setState('failed'),
    );
    return () => {
      isCanceled = true;
      clearTimeout(busy);
      setBusy(false);
      document.removeEventListener('keydown', cancelOnEscape);
      document.removeEventListener('focusin', cancelElsewhere);
    };
  }, [isLoading]);

  const preload = () => void load().catch(() => {});
  return {
    opened: opened?.loaded,
    hasFailed: state === 'failed',
    /** Also cancels loading. */
    close: () => {
      setOpened(undefined);
      setState('closed');
    },
    button: {
      ref: button,
      'aria-busy': isBusy || undefined,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Safari does not focus a clicked button; a dialog returns focus to it.
        currentTarget.focus();
        setState('loading');
      },
    },
  };
}
