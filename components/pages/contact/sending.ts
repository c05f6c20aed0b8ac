import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { sendMessage, type Send } from './send-message';

/** The form's state: 'sending' while it is submitting, the others are its result. */
export type SendingState = 'idle' | 'sending' | 'success' | 'error';

/**
 * Sends one message at a time: idle, sending, then success or error. While one is sending, another
 * is ignored. Success drops the draft that was sent; an error keeps it.
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
    submit(message: ContactDraft) {
      if (state === 'sending') return;
      change('sending');
      send(message).then(
        () => {
          dropSent(message);
          change('success');
        },
        () => change('error'),
      );
    },
    /** Forgets a result that has been seen; a message that is being sent is not affected. */
    forget() {
      if (state === 'success' || state === 'error') change('idle');
    },
  };
}

/**
 * The state outlives the form: a visitor who leaves the page while the message is sending and
 * comes back finds it still sending, and cannot send it twice.
 */
export const sending = createSending(sendMessage);
