'use client';

import { lazy, Suspense, useEffect } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import type { PageMessageProps } from '@/components/shell/page-message';
import { crashed } from '@/content/site/crashed';
import { PageStyles } from './page-styles';

/** Loads when it is needed, because this file is among the scripts of each document. */
const PageMessage = lazy(() =>
  import('@/components/shell/page-message').then(
    (module) => ({ default: module.PageMessage }),
    () => ({
      default: ({ text, href, link }: PageMessageProps) => (
        <p role="alert">
          {text} <a href={href}>{link}</a>
        </p>
      ),
    }),
  ),
);

/**
 * Replaces the whole document when the shell itself throws, or the framework does (next.config.mjs). Its link to home loads the document
 * again, because there is no shell any more that follows the hash. Without web fonts: imported here, their style
 * sheet would be missing in the pages.
 */
export default function GlobalError() {
  // Presses of its button do not wait for the shell (app/_prerender/early-press.ts).
  useEffect(() => void (document.documentElement.dataset.shell = 'started'), []);
  return (
    <html lang="en">
      <head>
        <PageStyles />
      </head>
      <body>
        <title>{crashed.title}</title>
        <main>
          <Suspense>
            <PageMessage
              {...crashed}
              onRetry={() => location.reload()}
              href={prerenderedAddress('/')}
            />
          </Suspense>
        </main>
        <LinkedStyles />
      </body>
    </html>
  );
}
