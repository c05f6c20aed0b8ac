import { useSyncExternalStore } from 'react';
import { header } from '@/content/site/timing';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page is scrolled by more than 80 px. */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > header.scrolledThreshold,
    () => false,
  );
