'use client';

import type { ReactNode } from 'react';
import { PageEnter } from '@/components/motion/page-enter';
import { CallToAction } from '@/components/sections/call-to-action';
import { Announcer } from './announcer';
import { findRoute } from './find-route';
import { Header } from './header/header';
import { useCardPress } from '@/components/lib/use-card-press';
import { PageBoundary } from './page-boundary';
import { PageFailed } from './page-failed';
import { pageTitle } from './page-title';
import type { PageView } from './page-view';
import { useArrival } from './use-arrival';
import { useHashPath } from './use-hash-path';
import { useOwnAddress } from './use-own-address';
import { usePage } from './use-page';
import { usePrefetch } from './use-prefetch';

type ShellProps = Omit<PageView, 'element'> & {
  /** The path this document was exported for. */
  path: string;
  /** That path's page, rendered at build time. */
  children: ReactNode;
};

/**
 * The client shell (SPEC sections 2 and 10): reads the address's hash and shows that page between
 * header and footer. The document's own page comes ready-made as `children`; every other page is
 * a lazy chunk. An unknown path shows an empty main.
 */
export function Shell({ path: ownPath, children, ...own }: ShellProps) {
  useOwnAddress(ownPath);
  const path = useHashPath(ownPath);
  const { shown, retry } = usePage(path, {
    path: ownPath,
    view: { ...own, element: children },
  });
  const announcement = useArrival(shown, path, ownPath);
  const demo = shown.failed ? undefined : shown.view?.demo;
  usePrefetch();
  useCardPress();

  return (
    <>
      <title>{pageTitle(shown)}</title>
      <Header
        path={shown.path}
        kind={findRoute(shown.path)?.kind}
        tone={shown.view?.tone ?? 'paper'}
      />
      <main id="main" tabIndex={-1} className="min-h-screen outline-none">
        <PageEnter page={shown.path}>
          <PageBoundary key={shown.path}>
            {shown.failed ? <PageFailed path={shown.path} onRetry={retry} /> : shown.view?.element}
          </PageBoundary>
        </PageEnter>
      </main>
      {demo && (
        <aside aria-label={demo.headline} className="print:hidden">
          <CallToAction {...demo} />
        </aside>
      )}
      <Announcer message={announcement} />
    </>
  );
}
