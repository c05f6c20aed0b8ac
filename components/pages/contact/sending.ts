import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { sendMessage, type Send } from './send-message';

/** The form's state: idle, being submitted, or the result. */
export type SendingState = 'idle' | 'sending' | 'success' | 'error';

/**
 * Sends one message at a time: idle, sending, then success or error. Ignores another message while
 * one is being sent. Success deletes the draft that was sent; an error keeps it.
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
    /** Resets a result to idle; does nothing while a message is being sent. */
    forget() {
      if (state === 'success' || state === 'error') change('idle');
    },
  };
}

/**
 * Module-level, so that the state survives leaving the page: a visitor who comes back during
 * sending still sees it and cannot send twice.
 */
export const sending = createSending(sendMessage);
