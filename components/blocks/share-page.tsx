'use client';

import { use, useState } from 'react';
import { interpolate } from '@/components/lib/interpolate';
import { publicAddress } from '@/components/lib/public-address';
import { ShownPage } from '@/components/lib/shown-page';
import { useInBrowser } from '@/components/lib/use-in-browser';
import { share as words } from '@/content/site/share';

/**
 * Shares the page: by the device's share sheet where there is one, else the link is copied. It is always the
 * address of the prerendered page, which previews, prints and needs no JavaScript.
 */
export function SharePage() {
  const { path, place, title } = use(ShownPage);
  const hasSheet = useInBrowser(() => 'share' in navigator);
  const [notice, setNotice] = useState<'copied' | 'failed'>();
  const url = publicAddress(path, place);

  const share = async () => {
    setNotice(undefined);
    try {
      if (hasSheet) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setNotice('copied');
    } catch (error) {
      // Closing the sheet is no failure.
      if ((error as Error).name !== 'AbortError') setNotice('failed');
    }
  };
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-5 text-small print:hidden noscript:hidden">
      <button
        type="button"
        className="min-h-11 rounded-link font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
        onClick={() => void share()}
      >
        {hasSheet ? words.share : words.copy}
      </button>
      <span aria-live="polite" className="wrap-anywhere">
        {/* In an element, because browser translation replaces bare text nodes. */}
        {notice && <span>{interpolate(words[notice], { address: url })}</span>}
      </span>
    </p>
  );
}
