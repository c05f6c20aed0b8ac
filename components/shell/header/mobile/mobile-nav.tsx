import MenuLines from 'lucide-react/icons/menu';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { atLeast } from '@/components/lib/media';
import { useOpener } from '@/components/lib/use-opener';
import { navigation } from '@/content/site/navigation';

const load = () => import('./mobile-menu').then((file) => file.MobileMenu);
/** Each document begins with the styles of the menus. */
const hasStyles = async () => {};

/**
 * The menu button under 768 px and its menu, which closes when the window becomes wider. Whichever of
 * button and bar a window shows gets the focus that the other one had. If the menu's code fails to
 * load, the button jumps to the footer, which has the same links.
 */
export function MobileNav({ path }: { path: string }) {
  const { opened: Menu, hasFailed, close, button } = useOpener(load, hasStyles);
  const swap = useEffectEvent(({ matches: isWide }: MediaQueryListEvent) => {
    const { activeElement: focused } = document;
    const isHidden = focused?.closest('header') && focused.getClientRects().length === 0;
    if (Menu) flushSync(close);
    if (!Menu && !isHidden) return;
    const first = document.querySelector<HTMLElement>('header nav :is(button, a)');
    (isWide ? first : button.ref.current)?.focus();
  });

  useEffect(() => {
    const wide = window.matchMedia(atLeast('md'));
    wide.addEventListener('change', swap);
    return () => wide.removeEventListener('change', swap);
  }, []);

  useEffect(() => {
    if (!hasFailed) return;
    const footer = document.getElementById(navigation.footer.id);
    footer?.scrollIntoView();
    footer?.focus({ preventScroll: true });
  }, [hasFailed]);

  return (
    <>
      <button
        type="button"
        aria-label={navigation.header.menu.open}
        className="ms-2 -me-[8px] flex size-11 shrink-0 items-center justify-center rounded-control md:hidden"
        {...button}
      >
        <MenuLines className="size-6" strokeWidth={1.75} />
      </button>
      {Menu && <Menu path={path} onClose={close} />}
    </>
  );
}
