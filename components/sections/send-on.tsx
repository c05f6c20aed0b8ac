'use client';

import { use, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { mailto } from '@/components/lib/mailto';
import { publicAddress } from '@/components/lib/public-address';
import { ShownPage } from '@/components/lib/shown-page';
import { useInBrowser } from '@/components/lib/use-in-browser';
import { sendOn as words, type SentPart } from '@/content/site/send-on';

type SendOnProps = {
  what?: SentPart;
  /** The name of a part of the page, and its id; without them the whole page is sent. */
  title?: string;
  place?: string;
  /** What the receiver reads without opening the link, between the sentence and the address. */
  answers?: string;
  /** Sent instead of the address, without an email draft: the page has one of its own. */
  text?: string;
  className?: string;
};

/** Whether the device has a share sheet. */
const hasShare = () => 'share' in navigator;

const way = cx(
  'inline-flex min-h-11 items-center rounded-link font-semibold underline decoration-1 underline-offset-4 hover:decoration-2 md:min-h-8',
);

/** Gives the ways that take the place of the button for the share sheet its focus. */
const focusFirst = (ways: HTMLElement | null) =>
  ways?.querySelector<HTMLElement>('a, button')?.focus();

/**
 * Sends the page to somebody else: by the device's share sheet where there is one, else in an email draft or as
 * a link to paste. It always sends the address of the prerendered page, which can be previewed, printed and
 * read without JavaScript. The email draft opens without JavaScript too.
 */
export function SendOn({ what = 'page', title, place, answers, ...props }: SendOnProps) {
  const { text, className } = props;
  const page = use(ShownPage);
  const hasSheet = useInBrowser(hasShare);
  const [state, setState] = useState<'ready' | 'copied' | 'failed' | 'refused'>('ready');
  const name = title ?? page.title;
  const address = publicAddress(page.path, place ?? page.place);
  const message = [interpolate(words.sentence, { title: name }), answers]
    .filter(Boolean)
    .join('\n\n');

  const share = () =>
    navigator
      .share(
        text === undefined ? { title: name, text: message, url: address } : { title: name, text },
      )
      // Whoever closes the share sheet, or has it open already, has not been refused.
      .catch(
        ({ name }: Error) =>
          ['AbortError', 'InvalidStateError'].includes(name) || setState('refused'),
      );
  const copy = () => {
    setState('ready');
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text ?? address))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      );
  };

  return (
    <div className={cx('flex flex-wrap items-center gap-x-5 text-small print:hidden', className)}>
      <span>{words.what[what]}</span>
      {hasSheet && state !== 'refused' ? (
        <button type="button" className={way} onClick={() => void share()}>
          {words.share}
        </button>
      ) : (
        <span ref={state === 'refused' ? focusFirst : undefined} className="flex gap-x-5">
          {text === undefined && (
            <a href={mailto({ subject: name, body: `${message}\n\n${address}` })} className={way}>
              {words.email}
            </a>
          )}
          <button type="button" className={way} onClick={copy}>
            {text === undefined ? words.copy : words.copyText}
          </button>
        </span>
      )}
      <span aria-live="polite" className="wrap-anywhere">
        {/* In elements, because browser translation replaces bare text nodes. */}
        {state === 'copied' && <span>{text === undefined ? words.copied : words.copiedText}</span>}
        {state === 'failed' && (
          <span>
            {text === undefined ? interpolate(words.failed, { address }) : words.failedText}
          </span>
        )}
      </span>
    </div>
  );
}
