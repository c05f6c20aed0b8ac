import X from 'lucide-react/icons/x';
import { cx } from '@/components/lib/cx';
import { sending, useSending } from '@/components/pages/contact/sending';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { labels } from '@/content/site/shell';

const { close, ...words } = labels.sending;
const backgrounds = {
  success: cx('bg-good-note'),
  error: cx('bg-error-note'),
  unknown: cx('bg-attention'),
};

/**
 * Says at the end of the window what became of a message, with the way back to its text, until the
 * visitor closes it or goes there.
 */
export function SendingNotice({ isOnForm }: { isOnForm: boolean }) {
  const { state } = useSending();
  const isShown = !isOnForm && state !== 'idle' && state !== 'sending';
  return (
    // Always there: screen readers announce what changes inside. An empty status is called a status bar.
    <div
      aria-live="polite"
      data-notice={isShown || undefined}
      className="sticky top-header-scrolled bottom-0 z-30 print:hidden"
    >
      {isShown && (
        <div className={cx('border-t-medium border-strong', backgrounds[state])}>
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
      )}
    </div>
  );
}
