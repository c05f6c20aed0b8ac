import Check from 'lucide-react/icons/check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Button } from '@/components/ui/button';
import type { FormContent } from '@/content/pages/contact';
import type { SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

/**
 * Send Message, Sending... (disabled) or Message Sent! (green). While sending it keeps the focus,
 * which `disabled` would drop. After sending it no longer submits: the form is empty, and the
 * browser would report every required field.
 */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const icon = { 'aria-hidden': true, size: 20, strokeWidth: 2 } as const;
  return (
    <Button
      type={state === 'success' ? 'button' : 'submit'}
      aria-disabled={state === 'sending' || undefined}
      variant={state === 'success' ? 'success' : 'primary'}
      className="mt-1.5 w-full aria-disabled:pointer-events-none aria-disabled:bg-ground-alt aria-disabled:text-soft"
    >
      {state === 'sending' && <LoaderCircle {...icon} className="motion-safe:animate-spin" />}
      {state === 'success' && <Check {...icon} />}
      {/* In an element, because browser translation replaces bare text nodes. */}
      <span>
        {state === 'sending' ? labels.sending : state === 'success' ? labels.sent : labels.idle}
      </span>
    </Button>
  );
}
