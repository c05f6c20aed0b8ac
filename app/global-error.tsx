'use client';

import { prerenderedAddress } from '@/components/lib/base-path';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { PageMessage } from '@/components/shell/page-message';
import { useStart } from '@/components/shell/use-start';
import { labels } from '@/content/site/shell';
import { fontVariables } from './fonts';
import { PageStyles } from './page-styles';

/**
 * Replaces the whole document when the shell itself throws. Its link to home loads the document
 * again, because there is no shell any more that follows the hash.
 */
export default function GlobalError() {
  useStart();
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <PageStyles />
      </head>
      <body>
        <title>{labels.crashed.title}</title>
        <main>
          <PageMessage
            {...labels.crashed}
            onRetry={() => location.reload()}
            href={prerenderedAddress('/')}
          />
        </main>
        <LinkedStyles />
      </body>
    </html>
  );
}
