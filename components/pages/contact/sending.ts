import { useSyncExternalStore } from 'react';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { contact } from '@/content/site/timing';
import { dropDraft, type ContactDraft } from './contact-draft';

/**
 * What becomes of the visitor's message. Unknown: the page was left while it was being sent, so nobody
 * knows whether it arrived.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error' | 'unknown';

/** Without one, sending is simulated. */
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** Browsers limit the body of a keepalive request to 64 KB. */
const keepaliveLimit = 64 * 1024;

let current: SendingState = readTab('contact-sending') ? 'unknown' : 'idle';
const listeners = new Set<() => void>();

function change(next: SendingState) {
  current = next;
  listeners.forEach((listener) => listener());
}

/**
 * Sends one message at a time. It lives in the module, so that a visitor hears of the result on every
 * page, and cannot send twice.
 */
export const sending = {
  /**
   * Success deletes the draft that was sent; an error keeps it.
   *
   * @param page the path of the page that the visitor came from, for the endpoint
   */
  async submit(message: ContactDraft, page: string) {
    if (current === 'sending') return;
    change('sending');
    const result = await (endpoint
      ? sendToEndpoint(endpoint, { ...message, page })
      : simulate(message));
    if (result === 'success') dropDraft();
    change(result);
  },
  /** Ends results that the visitor knows of. */
  forget(...known: SendingState[]) {
    if (!known.includes(current)) return;
    keepInTab('contact-sending', null);
    change('idle');
  },
};

/** What becomes of the visitor's message. */
export const useSending = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    (): SendingState => 'idle',
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Result = 'success' | 'error' | 'unknown';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits one second and logs the message, without a request. */
async function simulate(message: ContactDraft): Promise<Result> {
  await wait(contact.simulatedDelay);
  console.log('Contact form:', message);
  return 'success';
}

/**
 * Posts a message as JSON, without cookies, also while the visitor leaves the page. An error is any
 * status other than 2xx, a network failure, or 10 s without a response.
 */
export async function sendToEndpoint(
  address: string,
  message: ContactDraft & { page: string },
): Promise<Result> {
  const settled = new AbortController();
  keepInTab('contact-sending', true);
  const result = await Promise.race([post(address, message), dropped(settled.signal)]);
  settled.abort();
  if (result !== 'unknown') keepInTab('contact-sending', null);
  return result;
}

async function post(address: string, message: ContactDraft & { page: string }): Promise<Result> {
  const body = JSON.stringify(message);
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), contact.timeout);
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true), { once: true });
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: timeout.signal,
    });
    return ok ? 'success' : 'error';
  } catch {
    // Browsers reject the request of a page just before they say that the page ends.
    if (!timeout.signal.aborted) await wait(contact.leaving);
    return isLeft ? 'unknown' : 'error';
  }
}

/** Safari revives a page on Back without its request, which then never ends. */
const dropped = (signal: AbortSignal) =>
  new Promise<Result>((resolve) => {
    const revive = async ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      await wait(contact.leaving);
      resolve('unknown');
    };
    window.addEventListener('pageshow', revive, { signal });
  });
