import type { Page } from '@playwright/test';

/** A word in each hostile hash, to find out where the hash is used. */
export const marker = 'zqhash';

declare global {
  interface Window {
    /** Forbidden uses of the hash, e.g. in HTML. */
    reached: string[];
    /** The property names of built-in prototypes at the start. */
    prototypes: string;
  }
}

/**
 * Watches every use of text as HTML, as a selector or as a script's URL, and changes of built-in
 * prototypes, from before the site's first script.
 */
export async function watchHash(page: Page) {
  await page.addInitScript((word) => {
    const names = () =>
      [Object, Array, Function, String, Promise, Element]
        .map((type) => Object.getOwnPropertyNames(type.prototype).join())
        .join(';');
    window.reached = [];
    const note = (where: string, text: unknown) => {
      if (String(text).includes(word)) window.reached.push(`${where}: ${String(text)}`);
    };
    const watchCall = (owner: object, name: string) => {
      const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...args: unknown[]) {
        args.forEach((argument) => note(name, argument));
        return original.apply(this, args);
      });
    };
    const watchSetter = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      Object.defineProperty(owner, name, {
        ...property,
        set(value: unknown) {
          note(name, value);
          property?.set?.call(this, value);
        },
      });
    };
    for (const name of ['querySelector', 'querySelectorAll', 'closest', 'matches'])
      for (const owner of [Element.prototype, Document.prototype])
        if (name in owner) watchCall(owner, name);
    watchCall(Element.prototype, 'insertAdjacentHTML');
    watchCall(Document.prototype, 'write');
    watchCall(Range.prototype, 'createContextualFragment');
    watchSetter(Element.prototype, 'innerHTML');
    watchSetter(Element.prototype, 'outerHTML');
    watchSetter(HTMLScriptElement.prototype, 'src');
    watchSetter(HTMLScriptElement.prototype, 'text');
    window.prototypes = names();
    Object.assign(window, { names });
  }, marker);
}

/** Sets these hashes in turn and waits for the event of each. */
export async function setHashes(page: Page, hashes: string[]) {
  await page.evaluate(async (list) => {
    for (const hash of list) {
      const before = location.href;
      const changed = new Promise((resolve) =>
        addEventListener('hashchange', resolve, { once: true }),
      );
      location.hash = hash;
      if (location.href !== before) await changed;
    }
  }, hashes);
}

/** What the hash has caused, and whether header, footer and main are still there. */
export function readState(page: Page) {
  return page.evaluate(() => ({
    reached: window.reached,
    prototypesTouched: window.prototypes !== (window as unknown as { names: () => string }).names(),
    headers: document.querySelectorAll('header').length,
    footers: document.querySelectorAll('footer').length,
    mains: document.querySelectorAll('main').length,
    alerted: 'alerted' in window,
  }));
}
