'use client';

import { memo, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { prerenderedAddress } from '@/components/lib/base-path';
import { ShownPage } from '@/components/lib/shown-page';
import { PageEnter } from '@/components/motion/page-enter';
import { labels } from '@/content/site/shell';
import { Header } from './header/header';
import { replaceTab, useNavigation } from './navigation/address';
import { announcerId, useAfterNavigation } from './navigation/after-navigation';
import { findRoute } from './find-route';
import { useLinks } from './navigation/links';
import { useResourceTab } from './navigation/resource-tab';
import { pageName, pageTitle, usePage } from './navigation/use-page';
import { PageBoundary } from './page-boundary';
import { PageMessage } from './page-message';
import { Notices } from './notices';
import { useStart } from './use-start';
import type { PageView } from './views/page-view';

// The shell renders again when it has read the address, as soon as it is hydrated; this seldom changes then.
const MemoizedHeader = memo(Header);

type ShellProps = Omit<PageView, 'element'> & {
  /** The path this document was prerendered for. */
  path: string;
  /** That path's page, rendered at build time. */
  children: ReactNode;
};

/**
 * Shows the page that the address names between header and footer. For an unknown path main looks empty.
 *
 * A click on a link goes through navigation/ from top to bottom: links → address → use-page, then
 * the page is rendered here → after-navigation.
 */
export function Shell({ path: documentPath, children, ...prerendered }: ShellProps) {
  const navigation = useNavigation(documentPath);
  const { shown, isSlow, retry } = usePage(navigation, { ...prerendered, element: children });
  useAfterNavigation(shown, isSlow);
  useResourceTab(shown, navigation);
  useLinks(shown.page.key);

  const { page } = shown;
  const { path, cameFrom = '', count, anchor, place, tab } = shown.navigation;
  // Last: what it presses needs all of the above.
  useStart();

  return (
    <ShownPage
      value={{
        path,
        title: pageName(shown),
        count: Math.max(count, 1),
        tab: tab ?? 'grants',
        replaceTab,
        place: tab && (place ?? anchor),
        cameFrom,
      }}
    >
      <title>{pageTitle(shown)}</title>
      <MemoizedHeader path={path} isDark={page.view?.isDark} isPending={isSlow} />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isSlow}
        // An empty one has the height that the footer leaves.
        className={cx(
          page.failed || page.view?.element ? 'min-h-screen' : 'min-h-80 grow',
          'overflow-x-clip outline-none',
        )}
      >
        <PageEnter page={page.key} navigation={count} isInPage={!!anchor}>
          <PageBoundary key={page.key}>
            {page.failed ? (
              <PageMessage {...labels.failed} onRetry={retry} href={prerenderedAddress(path)} />
            ) : (
              (page.view?.element ?? <h1 className="sr-only">{labels.unknownTitle}</h1>)
            )}
          </PageBoundary>
        </PageEnter>
      </main>
      <Notices isOnForm={findRoute(path)?.kind === 'contact'} />
      <p id={announcerId} aria-live="polite" className="sr-only" />
    </ShownPage>
  );
}
