import MenuLines from 'lucide-react/icons/menu';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { atLeast, below } from '@/components/lib/media';
import { useOpener } from '@/components/lib/use-opener';
import { whenIdle } from '@/components/lib/when-idle';
import { navigation } from '@/content/site/navigation';
import type { PageKind } from '@/content/site/routes';

const load = () => import('./mobile-menu').then((file) => file.MobileMenu);

type MobileNavProps = {
  path: string;
  kind: PageKind | undefined;
};

/**
 * The menu button under 768 px and its menu, whose code loads when the browser is idle. It closes on
 * navigation and when the window becomes wider than 768 px; the focus then moves to the navigation. If
 * the code fails to load, the button jumps to the footer, which has the same links.
 */
export function MobileNav(props: MobileNavProps) {
  const { opened: Menu, hasFailed, close, button } = useOpener(load);

  const closeInWideWindow = useEffectEvent(() => {
    flushSync(close);
    if (Menu) document.querySelector<HTMLElement>('header nav :is(button, a)')?.focus();
  });

  useEffect(() => {
    const wide = window.matchMedia(atLeast('md'));
    const change = () => closeInWideWindow();
    wide.addEventListener('change', change);
    return () => wide.removeEventListener('change', change);
  }, []);

  useEffect(
    () => whenIdle(() => window.matchMedia(below('md')).matches && load().catch(() => {})),
    [],
  );

  useEffect(() => {
    if (hasFailed) document.querySelector('footer')?.scrollIntoView();
  }, [hasFailed]);

  return (
    <>
      <button
        type="button"
        aria-label={navigation.header.menu.open}
        aria-haspopup="dialog"
        className="-mr-2 ml-2 flex size-11 shrink-0 items-center justify-center rounded-control md:hidden noscript:hidden"
        {...button}
      >
        <MenuLines aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      {Menu && <Menu {...props} onClose={close} />}
    </>
  );
}
