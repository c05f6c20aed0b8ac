import { cx } from '@/components/lib/cx';
import { Container } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { reachUs } from '@/content/site/brand';
import { labels } from '@/content/site/shell';

/**
 * Says that the scripts did not start, and how else to go on: at the end of the window, in a low one at
 * the start of the page. It appears when a script has failed, and after 10 s unless the shell has
 * started. That needs no script, because what stops the others may stop the first one, too.
 */
export const NotStarted = () => (
  <div
    role="alert"
    className={cx(
      '-order-1 animate-[not-started_1ms_10s_backwards] border-y-medium border-strong bg-attention text-small',
      'in-data-[shell=failed]:animate-none in-data-[shell=started]:hidden md:pt-header print:hidden dialog-fits:sticky dialog-fits:bottom-0 dialog-fits:z-40 dialog-fits:order-none md:dialog-fits:pt-0 [@media(scripting:none)]:hidden',
    )}
  >
    <Container className="flex flex-wrap items-baseline gap-x-6 py-3">
      <p className="grow">{labels.notStarted.text}</p>
      {[{ label: labels.notStarted.retry, href: '' }, ...reachUs].map(({ label, href }) => (
        <a
          key={label}
          href={href}
          className={textLink({ tinted: true, className: 'my-1 text-small!' })}
        >
          {label}
        </a>
      ))}
    </Container>
  </div>
);
