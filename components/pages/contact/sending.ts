import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { contact } from '@/content/site/timing';

/**
 * The form's state: idle, being submitted, or the result. Unanswered: an earlier document of this tab
 * was left while it sent a message, so nobody knows the result.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error' | 'unanswered';

/** Without one, sending is simulated. */
const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** Browsers limit the body of a keepalive request to 64 KB. */
const keepaliveLimit = 64 * 1024;

let state: SendingState = readTab('contact-sending') ? 'unanswered' : 'idle';
const listeners = new Set<() => void>();

function change(next: SendingState) {
  state = next;
  listeners.forEach((listener) => listener());
}

/**
 * Sends one message at a time. It lives in the module, so that a visitor who comes back to the page
 * during sending still sees it and cannot send twice.
 */
export const sending = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Success deletes the draft that was sent; an error keeps it. */
  async submit(message: ContactDraft) {
    if (state === 'sending') return;
    change('sending');
    keepInTab('contact-sending', true);
    const isSent = await (endpoint ? sendToEndpoint(endpoint, message) : simulate(message));
    keepInTab('contact-sending', null);
    if (isSent) dropSent(message);
    change(isSent ? 'success' : 'error');
  },
  /** Resets a result to idle; does nothing while a message is being sent. */
  forget() {
    if (state === 'success' || state === 'error') change('idle');
  },
};

/** Waits one second and logs the message, without a request. */
async function simulate(message: ContactDraft): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, contact.simulatedDelay));
  console.log('Contact form:', message);
  return true;
}

/**
 * Posts a message as JSON, without cookies, also while the visitor leaves the page. False on any
 * status other than 2xx, on a network failure and after 10 s without a response.
 */
export async function sendToEndpoint(address: string, message: ContactDraft): Promise<boolean> {
  const body = JSON.stringify(message);
  const timeout = new AbortController();
  setTimeout(() => timeout.abort(), contact.timeout);
  try {
    const { ok } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: timeout.signal,
    });
    return ok;
  } catch {
    return false;
  }
}
