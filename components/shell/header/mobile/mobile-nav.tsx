import MenuLines from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { atLeast, below } from '@/components/lib/media';
import { navigation } from '@/content/site/navigation';
import type { PageKind } from '@/content/site/routes';
import { useIdlePart } from '@/components/lib/use-idle-part';

const load = () => import('./mobile-menu').then((file) => file.MobileMenu);

type MobileNavProps = {
  path: string;
  kind: PageKind | undefined;
};

/**
 * The menu button under 768 px and its menu, which closes on navigation and when the window becomes
 * wider than 768 px. If the menu's code fails to load, the button jumps to the footer, which has
 * the same links.
 */
export function MobileNav(props: MobileNavProps) {
  const { Part: Menu, request } = useIdlePart(load, below('md'));
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const close = () => setOpen(false);
    const wide = window.matchMedia(atLeast('md'));
    // In the capture phase, before the shell moves the focus: an open dialog would keep it.
    const early = { capture: true };
    window.addEventListener('popstate', close, early);
    window.addEventListener('hashchange', close, early);
    wide.addEventListener('change', close);
    return () => {
      window.removeEventListener('popstate', close, early);
      window.removeEventListener('hashchange', close, early);
      wide.removeEventListener('change', close);
    };
  }, []);

  const open = async () => {
    setOpen(true);
    if (await request()) return;
    setOpen(false);
    document.querySelector('footer')?.scrollIntoView();
  };

  return (
    <>
      <button
        type="button"
        aria-label={navigation.header.menu.open}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
        className="-mr-2 ml-2 flex size-11 shrink-0 items-center justify-center rounded-control md:hidden noscript:hidden"
      >
        <MenuLines aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
      {isOpen && Menu && <Menu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
