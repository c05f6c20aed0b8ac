import { dropSent, type ContactDraft } from '@/components/lib/contact-draft';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import { sendMessage } from './send-message';

/**
 * The form's state: idle, being submitted, or the result. Unanswered: an earlier document of this tab
 * was left while it sent a message, so nobody knows the result.
 */
export type SendingState = 'idle' | 'sending' | 'success' | 'error' | 'unanswered';

let state: SendingState = readTab('unansweredMessage') ? 'unanswered' : 'idle';
const listeners = new Set<() => void>();

function change(next: SendingState) {
  state = next;
  listeners.forEach((listener) => listener());
}

function end(result: SendingState) {
  keepInTab('unansweredMessage', null);
  change(result);
}

/**
 * Sends one message at a time: idle, sending, then success or error. Ignores another message while
 * one is being sent. Success deletes the draft that was sent; an error keeps it. It lives in the
 * module, so that a visitor who comes back to the page during sending still sees it and cannot send
 * twice.
 */
export const sending = {
  state: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  submit(message: ContactDraft) {
    if (state === 'sending') return;
    change('sending');
    keepInTab('unansweredMessage', true);
    sendMessage(message).then(
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
