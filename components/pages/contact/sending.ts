import { dropDraft } from '@/components/lib/contact-draft';
import type { Message, Send } from './message';
import { sendMessage } from './send-message';

/**
 * Where the form stands (SPEC section 4): 'sending' is its submitting flag, the others its result.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error';

/**
 * One message on its way: idle, sending, then success or error. While it is sending a second one
 * is ignored. Success drops the draft; an error keeps it.
 */
export function createSending(send: Send) {
  let state: SendingState = 'idle';
  const listeners = new Set<() => void>();
  const change = (next: SendingState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    submit(message: Message) {
      if (state === 'sending') return;
      change('sending');
      send(message).then(
        () => {
          dropDraft();
          change('success');
        },
        () => change('error'),
      );
    },
    /** Forgets a result that has been seen; a message on its way stays on its way. */
    forget() {
      if (state === 'success' || state === 'error') change('idle');
    },
  };
}

/**
 * The site's one message. It lives longer than the form: whoever leaves the page while it is
 * sending and comes back finds it sending still, and cannot send it twice.
 */
export const sending = createSending(sendMessage);
