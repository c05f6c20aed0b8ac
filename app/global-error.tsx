'use client';

import { basePath } from '@/components/lib/base-path';
import { PageMessage } from '@/components/shell/page-message';
import { labels } from '@/content/shell';
import { brand } from '@/content/brand';
import { fontVariables } from './fonts';
import '@/styles/globals.css';

/**
 * Replaces the whole document when the shell itself throws. Its link loads home anew, because the
 * shell that shows pages by hash is gone.
 */
export default function GlobalError() {
  const { home, ...words } = labels.crashed;
  return (
    <html lang="en" className={fontVariables}>
      <body>
        <title>{`${words.title} | ${brand.name}`}</title>
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
