import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { browserStorage } from '@/content/site/browser-storage';
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
  let state: SendingState = isUnanswered() ? 'unanswered' : 'idle';
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
      setUnanswered(true);
      const end = (result: SendingState) => {
        setUnanswered(false);
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

const key = browserStorage.unansweredMessage.key;

/** Whether a message was being sent when the tab's document was left. */
function isUnanswered(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function setUnanswered(unanswered: boolean) {
  try {
    if (unanswered) sessionStorage.setItem(key, 'true');
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage a reload forgets it.
  }
}

/**
 * Module-level, so that the state survives leaving the page: a visitor who comes back during
 * sending still sees it and cannot send twice.
 */
export const sending = createSending(sendMessage);
