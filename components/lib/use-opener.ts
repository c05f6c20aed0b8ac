import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { pageLoad } from '@/content/site/timing';
import { loadAllStyles } from './all-styles';
import { useCloseBeforeLeaving } from './close-before-leaving';
import { hasScrolledOn } from './scrolled-on';

/**
 * Opens something whose code and styles load when its button is pressed, or is pointed at or focused before.
 * While that takes longer than 300 ms the button is busy. Escape, pressing or focusing anything else,
 * scrolling on and leaving the page cancel it. After a failure another press tries again.
 *
 * @returns `opened` is what `load` resolved to; spread `button` on the button
 */
export function useOpener<Loaded>(load: () => Promise<Loaded>, loadStyles = loadAllStyles) {
  const [state, setState] = useState<'closed' | 'loading' | 'slow' | 'failed'>('closed');
  const [opened, setOpened] = useState<{ loaded: Loaded }>();
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = state === 'loading' || state === 'slow';
  const loadBoth = () => Promise.all([load(), loadStyles()]);
  const request = useEffectEvent(loadBoth);

  useCloseBeforeLeaving(isLoading, (closed) => {
    setState('closed');
    closed();
  });

  useEffect(() => {
    if (!isLoading) return;
    const loading = new AbortController();
    const { signal } = loading;
    const slow = setTimeout(() => setState('slow'), pageLoad.slowAfter);
    const { innerWidth: width, scrollY: start } = window;
    const cancelIf = (isCanceled: boolean) => isCanceled && setState('closed');
    const cancelElsewhere = ({ target }: Event) =>
      cancelIf(!button.current?.contains(target as Node));
    document.addEventListener('keydown', ({ key }) => cancelIf(key === 'Escape'), { signal });
    document.addEventListener('focusin', cancelElsewhere, { signal });
    document.addEventListener('click', cancelElsewhere, { signal });
    window.addEventListener('scroll', () => cancelIf(hasScrolledOn(width, start)), { signal });
    request().then(
      ([loaded]) => {
        if (signal.aborted) return;
        setOpened({ loaded });
        setState('closed');
      },
      () => signal.aborted || setState('failed'),
    );
    return () => {
      loading.abort();
      clearTimeout(slow);
    };
  }, [isLoading]);

  const preload = () => void loadBoth().catch(() => {});
  return {
    opened: opened?.loaded,
    hasFailed: state === 'failed',
    close: () => setOpened(undefined),
    button: {
      ref: button,
      'aria-busy': state === 'slow' || undefined,
      'data-opens': '',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        // Safari does not focus a clicked button; a dialog returns focus to it.
        currentTarget.focus();
        // Since a press before the shell started (shell/use-start.ts).
        setState(currentTarget.ariaBusy ? 'slow' : 'loading');
      },
    },
  };
}
