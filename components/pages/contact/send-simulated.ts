import { contact } from '@/content/timing';
import type { Message } from './message';

/**
 * The sender of a build without an endpoint (SPEC sections 4 and 7): waits one second, logs the
 * values in the browser and succeeds. No request is made.
 */
export async function sendSimulated(message: Message): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, contact.simulatedDelay));
  console.log('Contact form:', message);
}
