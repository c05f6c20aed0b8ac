import { ButtonLink } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Modal } from '@/components/ui/modal';
import { navigation } from '@/content/site/navigation';
import { DashboardLink, HomeLink } from '../header-links';
import { MobileRows } from './mobile-rows';

const { demo, label, menu } = navigation.header;

type MobileMenuProps = { path: string; onClose: () => void };

const titleId = 'mobile-menu-title';

/** The navigation under 768 px: a sheet at the top, as high as its rows. */
export function MobileMenu({ path, onClose }: MobileMenuProps) {
  return (
    <Modal variant="sheet" labelledBy={titleId} closeLabel={menu.close} onClose={onClose}>
      <h2 id={titleId} tabIndex={-1} className="sr-only">
        {menu.title}
      </h2>
      <div className="flex h-header-scrolled shrink-0 items-center border-b border-hairline px-margin">
        <HomeLink />
      </div>
      {/* Firefox would make it a tab stop without a name, because it scrolls. */}
      <div tabIndex={-1} className="min-h-0 overflow-y-auto overscroll-contain">
        <nav aria-label={label} className="px-margin pt-2">
          <MobileRows path={path} />
        </nav>
        {!navigation.legalHeaders[path] && (
          <div className="bottom-0 flex flex-wrap gap-3 border-t border-hairline bg-ground px-margin pt-6 pb-7 *:flex-auto dialog-fits:sticky">
            {path !== demo.to && <ButtonLink to={demo.to}>{demo.label}</ButtonLink>}
            <DashboardLink className={buttonStyle({ variant: 'secondary' })} />
          </div>
        )}
      </div>
    </Modal>
  );
}
