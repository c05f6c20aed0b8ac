import MenuLines from 'lucide-react/icons/menu';
import { useEffect } from 'react';
import { useOpener } from '@/components/lib/use-opener';
import { navigation } from '@/content/site/navigation';

const load = () => import('./mobile-menu').then((file) => file.MobileMenu);

/**
 * The menu button under 768 px and its menu. If the menu's code fails to load, the button jumps to the
 * footer, which has the same links.
 */
export function MobileNav({ path, subject }: { path: string; subject?: string }) {
  const { opened: Menu, hasFailed, close, button } = useOpener(load);

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
        <MenuLines className="size-6" strokeWidth={1.75} />
      </button>
      {Menu && <Menu path={path} subject={subject} onClose={close} />}
    </>
  );
}
