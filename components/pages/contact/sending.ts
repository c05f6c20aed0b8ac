import { useSyncExternalStore } from 'react';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { contact } from '@/content/site/timing';
import { emptyDraft, keepDraft, type ContactDraft } from './contact-draft';

/**
 * What becomes of the visitor's message. Unknown: the page was left while it was being sent, so nobody
 * knows whether it arrived.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error' | 'unknown';

/** Without one, sending is simulated. */
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

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
    const send = endpoint ? sendToEndpoint(endpoint, { ...message, page }) : simulate(message);
    const result = await send;
    if (result === 'success') keepDraft(emptyDraft);
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

type Result = Exclude<SendingState, 'idle' | 'sending'>;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits one second and logs the message, without a request. */
async function simulate(message: ContactDraft): Promise<Result> {
  await wait(contact.simulatedDelay);
  console.log('Contact form:', message);
  return 'success';
}

type Message = ContactDraft & { page: string };

/**
 * Posts a message as JSON, without cookies, also while the visitor leaves the page. An error is any
 * status other than 2xx, a network failure, or 10 s without a response.
 */
export async function sendToEndpoint(address: string, message: Message) {
  keepInTab('contact-sending', true);
  const result = await Promise.race([post(address, message), revived()]);
  if (result !== 'unknown') keepInTab('contact-sending', null);
  return result;
}

async function post(address: string, message: Message): Promise<Result> {
  const body = JSON.stringify(message);
  const timeout = AbortSignal.timeout(contact.timeout);
  let isLeft = false;
  window.addEventListener('pagehide', () => (isLeft = true), { once: true });
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      // Browsers limit the body of a request that outlives its page to 64 KB.
      keepalive: new Blob([body]).size < 64 * 1024,
      signal: timeout,
    });
    return ok ? 'success' : 'error';
  } catch {
    // Browsers reject the request of a page just before they say that the page ends.
    if (!timeout.aborted) await wait(contact.leaving);
    return isLeft ? 'unknown' : 'error';
  }
}

/** Safari revives a page on Back without its request, which then never ends. */
const revived = () =>
  new Promise<Result>((resolve) => {
    window.addEventListener('pageshow', async ({ persisted }) => {
      if (!persisted) return;
      await wait(contact.leaving);
      resolve('unknown');
    });
  });
