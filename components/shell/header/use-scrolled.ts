import { useSyncExternalStore } from 'react';
import { header } from '@/content/timing';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/** Whether the page has scrolled more than 80 px (SPEC sections 4 and 9). */
export const useScrolled = () =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > header.scrolledThreshold,
    () => false,
  );
