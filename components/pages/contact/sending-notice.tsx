import X from 'lucide-react/icons/x';
import { cx } from '@/components/lib/cx';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { sendingNotice } from '@/content/site/sending-notice';
import { sending, useSending } from './sending';

const { close, ...words } = sendingNotice;
const backgrounds = {
  success: cx('bg-good-note'),
  error: cx('bg-error-note'),
  unknown: cx('bg-attention'),
};

/**
 * What became of a message, with the way back to its text, until the visitor closes it or goes there.
 * Nothing while there is nothing to say.
 */
export function SendingNotice() {
  const state = useSending();
  if (state === 'idle' || state === 'sending') return null;
  return (
    <div data-notice="" className={cx('border-t-medium border-strong', backgrounds[state])}>
      <Container className="flex items-center gap-x-6 py-2">
        <p className="flex grow flex-wrap gap-x-6">
          <span className="py-1.5">{words[state].text}</span>
          <RouteLink to="/contact" className={textLink({ tinted: true, className: 'my-1.5' })}>
            {words[state].link}
          </RouteLink>
        </p>
        <button
          type="button"
          aria-label={close}
          onClick={() => sending.forget(state)}
          className="flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
        >
          <X />
        </button>
      </Container>
    </div>
  );
}
