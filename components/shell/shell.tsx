'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { prerenderedAddress } from '@/components/lib/base-path';
import { PageEnter } from '@/components/motion/page-enter';
import { useReveal } from '@/components/motion/use-reveal';
import { CallToAction } from '@/components/sections/call-to-action';
import { labels } from '@/content/site/shell';
import { Announcer } from './announcer';
import { findRoute } from './navigation/find-route';
import { Header } from './header/header';
import { PageBoundary } from './page-boundary';
import { PageMessage } from './page-message';
import { pageTitle } from './navigation/page-title';
import type { PageView } from './views/page-view';
import { useAfterNavigation } from './navigation/use-after-navigation';
import { usePage } from './navigation/use-page';
import { usePrefetch } from './navigation/use-prefetch';
import { useResourceTab } from './navigation/use-resource-tab';
import { useSamePageLinks } from './navigation/use-same-page-links';
import { useVisit } from './navigation/use-visit';

const demoHeadingId = 'demo-headline';

type ShellProps = Omit<PageView, 'element'> & {
  /** The path this document was prerendered for. */
  path: string;
  /** That path's page, rendered at build time. */
  children: ReactNode;
};

/**
 * The client shell: reads the address's hash and shows that page between header and footer. The
 * document's prerendered page is `children`; every other page is a lazy chunk. For an unknown path
 * main is empty.
 */
export function Shell({ path: documentPath, children, ...prerendered }: ShellProps) {
  const visit = useVisit(documentPath);
  const { shown, isSlow, retry } = usePage(visit?.path ?? documentPath, {
    path: documentPath,
    view: { ...prerendered, element: children },
  });
  const announcement = useAfterNavigation(shown, visit);
  const demo = shown.failed ? undefined : shown.view?.demo;
  const isEmpty = !shown.failed && !shown.view?.element;
  const band = useRef<HTMLElement>(null);
  useReveal(band, shown.path);
  useResourceTab(shown, visit);
  useSamePageLinks(shown.path);
  usePrefetch(shown.path);
  useCardPress();

  return (
    <>
      <title>{pageTitle(shown)}</title>
      <Header
        path={shown.path}
        kind={findRoute(shown.path)?.kind}
        tone={shown.view?.tone ?? 'paper'}
        isPending={isSlow}
      />
      <main
        id="main"
        tabIndex={-1}
        aria-busy={isSlow}
        className={cx(
          isEmpty ? 'min-h-[calc(theme(spacing.header)+theme(spacing.section))]' : 'min-h-screen',
          'outline-none',
        )}
      >
        <PageEnter page={shown.path}>
          <PageBoundary key={shown.path}>
            {shown.failed ? (
              <PageMessage
                {...labels.failed}
                onRetry={retry}
                link={{
                  label: labels.failed.openDirectly,
                  href: prerenderedAddress(shown.path),
                }}
              />
            ) : (
              shown.view?.element
            )}
          </PageBoundary>
        </PageEnter>
      </main>
      {demo && (
        // The key gives each page a new band, which is visible until the first scroll.
        <aside ref={band} key={shown.path} aria-labelledby={demoHeadingId} className="print:hidden">
          <CallToAction {...demo} headingId={demoHeadingId} />
        </aside>
      )}
      <Announcer message={isSlow ? labels.pending : announcement} />
    </>
  );
}

/**
 * A click on a card's text follows the card's link, as a click on the rest of the card does;
 * dragging over the text only selects it. The text lies above the link or button that covers the
 * card. The card is marked `data-card`, the link or button `data-card-link`.
 */
function useCardPress() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const target = event.target as Element;
      const card = target.closest('[data-card]');
      if (!card || target.closest('a, button') || !getSelection()?.isCollapsed) return;
      card.querySelector('[data-card-link]')?.dispatchEvent(new MouseEvent('click', event));
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, []);
}
