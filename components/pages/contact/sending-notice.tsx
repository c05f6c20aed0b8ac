import { cx } from '@/components/lib/cx';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { sendingNotice } from '@/content/site/sending-notice';
import { CloseNote } from './close-note';
import { useSending } from './sending';

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
  const { text, link } = sendingNotice[state];
  return (
    <div data-notice="" className={cx('border-t-medium border-strong', backgrounds[state])}>
      <Container className="flex items-center gap-x-6 py-2">
        <p className="flex grow flex-wrap gap-x-6">
          <span className="py-1.5">{text}</span>
          <RouteLink to="/contact" className={textLink({ tinted: true, className: 'my-1.5' })}>
            {link}
          </RouteLink>
        </p>
        <CloseNote label={sendingNotice.close} />
      </Container>
    </div>
  );
}
