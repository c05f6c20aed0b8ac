import type { ContactDraft } from '@/components/lib/contact-draft';
import { contact } from '@/content/site/timing';

/** Delivers a message; rejects if delivery fails. */
type Send = (message: ContactDraft) => Promise<void>;

const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** Browsers limit the body of a keepalive request to 64 KB. */
const keepaliveLimit = 64 * 1024;

/**
 * Used in a build without an endpoint: waits one second, logs the values to the console and
 * resolves without making a request.
 */
async function sendSimulated(message: ContactDraft): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, contact.simulatedDelay));
  console.log('Contact form:', message);
}

/**
 * Posts a message as JSON. Rejects on any status other than 2xx, on a network failure and after 10
 * s without a response. Logs nothing, sends no cookies, and continues when the visitor leaves the
 * page.
 */
export async function sendToEndpoint(address: string, message: ContactDraft): Promise<void> {
  const body = JSON.stringify(message);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), contact.timeout);
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      credentials: 'omit',
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: timeout.signal,
    });
    if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}

/** Posts to NEXT_PUBLIC_CONTACT_ENDPOINT if it was set at build time; otherwise simulates. */
export const sendMessage: Send = endpoint
  ? (message) => sendToEndpoint(endpoint, message)
  : sendSimulated;
