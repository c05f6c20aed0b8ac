import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { sendMessage, type Send } from './send-message';

/**
 * The form's state: idle, being submitted, or the result. Unanswered: an earlier document of this tab
 * was left while it sent a message, so nobody knows the result.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error' | 'unanswered';

/**
 * Sends one message at a time: idle, sending, then success or error. Ignores another message while
 * one is being sent. Success deletes the draft that was sent; an error keeps it.
 */
function createSending(send: Send) {
  let state: SendingState = readTab('unansweredMessage') ? 'unanswered' : 'idle';
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
      keepInTab('unansweredMessage', true);
      const end = (result: SendingState) => {
        keepInTab('unansweredMessage', null);
        change(result);
      };
      send(message).then(
        () => {
          dropSent(message);
          end('success');
        },
        () => end('error'),
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
