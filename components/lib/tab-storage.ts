import type { browserStorage } from '@/content/site/browser-storage';

/*
 * Session storage, which lasts as long as its tab. It may be denied, full or hold other data: then the
 * site continues as if nothing were kept.
 */

type Name = keyof typeof browserStorage;

/** What the tab keeps under a name; null if nothing. */
export function readTab(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value in the tab, or removes it if it is null. Returns whether storage allowed it. */
export function keepInTab(name: Name, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
