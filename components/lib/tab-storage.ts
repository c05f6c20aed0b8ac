import { browserStorage } from '@/content/site/browser-storage';

/*
 * Session storage, which lasts as long as its tab. It may be denied, full or hold other data: then the
 * site continues as if nothing were kept.
 */

type Name = keyof typeof browserStorage;

/** What the tab keeps under a name; null if nothing. */
export function readTab(name: Name): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(browserStorage[name].key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value in the tab, or removes it if it is null. Returns whether storage allowed it. */
export function keepInTab(name: Name, value: unknown): boolean {
  const { key } = browserStorage[name];
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
