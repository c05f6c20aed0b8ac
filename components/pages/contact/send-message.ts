import type { ContactDraft } from '@/components/lib/contact-draft';
import { contact } from '@/content/timing';

/** Delivers a message; rejects when it could not be delivered. */
export type Send = (message: ContactDraft) => Promise<void>;

const endpoint = process.env.NEXT_PUBLIC_CONTACT_ENDPOINT;

/** A request that outlives its page may not carry more than 64 KB. */
const keepaliveLimit = 64 * 1024;

/**
 * The sender of a build without an endpoint: waits one second, logs the values in the browser and
 * succeeds. No request is made.
 */
export async function sendSimulated(message: ContactDraft): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, contact.simulatedDelay));
  console.log('Contact form:', message);
}

/**
 * Posts a message as JSON. Rejects on any answer but 2xx, on a network failure and when there is
 * no answer within 10 s. Nothing is logged, no cookies are sent, and the request continues when
 * the visitor leaves the page.
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

/** The build's sender: real if NEXT_PUBLIC_CONTACT_ENDPOINT was set when building, else simulated. */
export const sendMessage: Send = endpoint
  ? (message) => sendToEndpoint(endpoint, message)
  : sendSimulated;
