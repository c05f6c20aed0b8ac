import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Button } from '@/components/ui/button';
import type { FormContent } from './contact-form';
import type { SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

/**
 * Send Message, Sending... (disabled), Message Sent! (green). Once sent it no longer submits: the
 * form is empty, and the browser would complain about every field beside the thanks.
 */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 2 } as const;
  return (
    <Button
      type={state === 'success' ? 'button' : 'submit'}
      disabled={state === 'sending'}
      variant={state === 'success' ? 'success' : 'primary'}
      className="mt-1.5 w-full"
    >
      {state === 'sending' && <LoaderCircle {...icon} className="motion-safe:animate-spin" />}
      {state === 'success' && <Check {...icon} />}
      {/* In an element, because a browser's translator replaces bare text nodes. */}
      <span>
        {state === 'sending' ? labels.sending : state === 'success' ? labels.sent : labels.idle}
      </span>
    </Button>
  );
}
