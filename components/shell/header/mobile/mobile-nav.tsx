import MenuLines from 'lucide-react/icons/menu';
import { useEffect, useState } from 'react';
import { navigation } from '@/content/navigation';
import type { PageKind } from '@/content/routes';
import type { ResourceTab } from '@/content/resource-tabs';
import { below } from '@/components/lib/media';
import { useIdlePart } from '@/components/lib/use-idle-part';

const load = () => import('./mobile-menu').then((file) => file.MobileMenu);

type MobileNavProps = {
  path: string;
  kind: PageKind | undefined;
  onTab: (tab: ResourceTab) => void;
};

/**
 * The menu button under 768 px and the menu it opens (SPEC section 2, "Mobile"). If the menu's
 * code cannot be had, the button leads to the footer, whose lists hold the same links.
 */
export function MobileNav(props: MobileNavProps) {
  const { Part: Menu, request } = useIdlePart(load, below('md'));
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const close = () => setOpen(false);
    window.addEventListener('hashchange', close);
    return () => window.removeEventListener('hashchange', close);
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
        className="-mr-2 ml-auto flex size-11 items-center justify-center rounded-control md:hidden noscript:hidden"
      >
        <MenuLines aria-hidden="true" size={24} strokeWidth={1.75} />
      </button>
      {isOpen && Menu && <Menu {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
