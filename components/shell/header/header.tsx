'use client';

import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/lib/cx';
import { atLeast } from '@/components/lib/media';
import { whenIdle } from '@/components/lib/when-idle';
import { navigation } from '@/content/site/navigation';
import { MainBar } from './main-bar';
import { NavLink } from './nav-link';
import { MobileNav } from './mobile/mobile-nav';
import { HomeLink } from './header-links';

const { label, demo, contact } = navigation.header;

type HeaderProps = {
  /** The current path: contact and legal pages have their own variants. */
  path: string;
  /** The page is dark at its top, and the bar too. */
  isDark?: boolean;
  /** The next page takes long to load. */
  isPending?: boolean;
};

/**
 * The fixed bar at the top of every page; scrolled past 80 px it shrinks and gets an edge. Under
 * 768 px it has a menu button and a link to the contact page instead of the navigation. The navigation
 * never shrinks: where space is short, the logo hides its name.
 */
export function Header({ path, isDark, isPending }: HeaderProps) {
  useEffect(() => whenIdle(() => void loadMenu().catch(() => {})), []);
  const legal = navigation.legalHeaders[path];
  const mobileAction = legal ? contact : demo;

  return (
    <header
      className={cx(
        '@container fixed inset-x-0 top-0 z-40 h-header-scrolled border-b transition-hover md:h-header print:absolute scrolled:h-header-scrolled',
        // Without JavaScript, phones show the navigation as a second row that is not fixed.
        'noscript:max-md:static noscript:max-md:h-auto',
        // Over home's sky it is transparent until then; elsewhere words never pass under its own.
        path === '/' ? 'noscript:bg-ground scrolled:bg-ground' : isDark ? 'bg-dark' : 'bg-ground',
        isDark
          ? 'text-on-dark on-dark scrolled:border-dark-line'
          : 'text-strong scrolled:border-hairline',
        legal ? 'border-hairline' : 'border-transparent',
      )}
    >
      <Container className="flex h-full items-center md:max-desktop:[--margin:clamp(1rem,50cqi-22rem,3.5rem)] noscript:max-md:flex-wrap noscript:max-md:pt-2">
        <HomeLink />
        {path !== demo.to && (
          <ButtonLink
            to={mobileAction.to}
            size="small"
            className="ms-2 shrink-0 quiet-while-playing whitespace-nowrap max-md:px-[0.8em] max-md:text-[min(0.9375rem,5.5cqi)] md:hidden"
          >
            {mobileAction.label}
          </ButtonLink>
        )}
        <nav
          aria-label={label}
          className="h-full flex-1 max-md:hidden noscript:max-md:block noscript:max-md:h-12 noscript:max-md:flex-none noscript:max-md:basis-full"
        >
          {legal ? (
            <ul className="-me-nav-item flex h-full items-center justify-end">
              {legal.map((link) => (
                <li key={link.to}>
                  <NavLink link={link} path={path} />
                </li>
              ))}
            </ul>
          ) : (
            <MainBar path={path} />
          )}
        </nav>
        <MobileNav path={path} />
      </Container>
      {isPending && (
        // Grows while the page loads; the announcer says so.
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-full h-1 origin-left animate-pending bg-action print:hidden forced-colors:bg-highlight"
        />
      )}
    </header>
  );
}

/** Loads the menu that this window has, before its button is used. */
const loadMenu = () =>
  window.matchMedia(atLeast('md')).matches
    ? import('./menus/products-panel')
    : import('./mobile/mobile-menu');
