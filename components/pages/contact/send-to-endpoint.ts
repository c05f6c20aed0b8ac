import { contact } from '@/content/timing';
import type { Message } from './message';

/**
 * Posts a message as JSON (SPEC section 8, "Contact submission failure"). Rejects on any answer but 2xx, on a network failure and
 * when there is no answer within 10 s. Nothing is logged, no cookies are sent, and the request
 * outlives the page when it is left.
 */
export async function sendToEndpoint(endpoint: string, message: Message): Promise<void> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), contact.timeout);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(message),
      credentials: 'omit',
      keepalive: true,
      signal: timeout.signal,
    });
    if (!response.ok) throw new Error(`The endpoint answered ${response.status}.`);
  } finally {
    clearTimeout(timer);
  }
}
