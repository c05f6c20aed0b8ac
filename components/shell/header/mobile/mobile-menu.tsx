import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCloseFirst } from '@/components/lib/close-first';
import { openDialog } from '@/components/lib/open-dialog';
import { ButtonLink, buttonStyle } from '@/components/ui/button';
import { Logo } from '@/components/ui/logo';
import { RouteLink } from '@/components/ui/route-link';
import { navigation } from '@/content/site/navigation';
import type { PageKind } from '@/content/site/routes';
import { brand } from '@/content/site/brand';
import { DashboardLink } from '../dashboard-link';
import { MobileRows } from './mobile-rows';

const { demo, home, label, menu } = navigation.header;

type MobileMenuProps = {
  path: string;
  kind: PageKind | undefined;
  onClose: () => void;
};

const titleId = 'mobile-menu-title';

/**
 * The navigation under 768 px: a sheet at the top, as high as its rows. The native dialog traps
 * focus, makes the page inert and returns focus; Escape, a press outside and navigation close it.
 * Focus starts on the title, which only screen readers have. The buttons at the bottom stay
 * visible unless the window is low.
 */
export function MobileMenu({ path, kind, onClose }: MobileMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (dialog.current) return openDialog(dialog.current, titleId);
  }, []);

  useCloseFirst(true, (closed) => {
    onClose();
    closed();
  });

  // On the document, because screen readers call all that is in an element with a listener "clickable".
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      if (target === dialog.current) onClose();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [onClose]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="on-light m-0 max-h-dvh w-full max-w-none flex-col overflow-hidden bg-ground text-strong transition-opacity backdrop:bg-dark-deep/72 open:flex starting:open:opacity-0 forced-colors:border"
    >
      <h2 id={titleId} tabIndex={-1} className="sr-only">
        {menu.title}
      </h2>
      <div className="flex h-header-scrolled shrink-0 items-center border-b border-hairline px-margin-phone">
        <RouteLink
          to={home.to}
          aria-label={home.label}
          className="flex min-h-11 min-w-9 items-center"
        >
          <Logo name={brand.name} />
        </RouteLink>
      </div>
      {/* Firefox would make it a tab stop without a name, because it scrolls. */}
      <div tabIndex={-1} className="min-h-0 overflow-y-auto overscroll-contain">
        <nav aria-label={label} className="px-margin-phone pt-2">
          <MobileRows path={path} kind={kind} />
        </nav>
        {kind !== 'legal' && (
          <div className="bottom-0 flex flex-wrap gap-3 border-t border-hairline bg-ground px-margin-phone pt-6 pb-7 *:flex-auto max-xs:*:basis-full tall:sticky">
            {kind !== 'contact' && <ButtonLink to={demo.to}>{demo.label}</ButtonLink>}
            <DashboardLink className={buttonStyle({ variant: 'secondary' })} />
          </div>
        )}
      </div>
      {/* Last, as in every dialog: a listener meets it after all that it closes. */}
      <button
        type="button"
        aria-label={menu.close}
        onClick={onClose}
        className="absolute top-2.5 right-2 flex size-11 shrink-0 items-center justify-center rounded-control bg-strong text-on-dark forced-colors:border"
      >
        <X aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </button>
    </dialog>
  );
}
