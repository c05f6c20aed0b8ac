'use client';

import { basePath } from '@/components/lib/base-path';
import { PageMessage } from '@/components/shell/page-message';
import { labels } from '@/content/site/shell';
import { fontVariables } from './fonts';
import { PageStyles } from './page-styles';

/**
 * Replaces the whole document when the shell itself throws. Its link to home loads the document
 * again, because there is no shell any more that follows the hash.
 */
export default function GlobalError() {
  const { home, ...words } = labels.crashed;
  return (
    <html lang="en" className={fontVariables}>
      <head>
        <PageStyles />
      </head>
      <body>
        <title>{words.title}</title>
        <main>
          <PageMessage
            {...words}
            onRetry={() => location.reload()}
            link={{ label: home, href: `${basePath}/` }}
          />
        </main>
      </body>
    </html>
  );
}
