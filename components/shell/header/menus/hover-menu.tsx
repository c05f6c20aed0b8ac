import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { MenuPanel } from '@/components/motion/menu-panel';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { CurrentBar } from '../bar/current-bar';
import { navItem } from '../bar/nav-look';
import { isPlainClick } from '@/components/lib/plain-click';
import { useMenuDismissal } from './use-menu-dismissal';
import type { useMenuTiming } from './use-menu-timing';
import { usePointerPath } from './use-pointer-path';

export type MenuName = 'products' | 'resources';
export type MenuTiming = ReturnType<typeof useMenuTiming<MenuName>>;

type HoverMenuProps = {
  name: MenuName;
  label: string;
  /** Where the label leads in a browser without script. */
  to: string;
  isCurrent: boolean;
  timing: MenuTiming;
  /** The panel's content; nothing while it is still being fetched. */
  children: ReactNode;
  /** Says what the panel is placed against: `relative` for the item itself. */
  className: string;
  /** Where the panel stands below the bar, and how wide. */
  panelClassName: string;
  /** The pointer came over the item: the menu may be wanted soon. */
  onHover?: () => void;
  onPress?: () => void;
  /** A link of the panel was followed; the address has changed. */
  onFollow?: (link: HTMLAnchorElement) => void;
};

/**
 * A button of the bar and the panel of links it discloses (DECISIONS: a disclosure, not a menu in
 * the sense of ARIA). Opens by hover, click, tap, Enter and Space; a chosen link plays the closing
 * animation first, unless it is opened in a new tab.
 */
export function HoverMenu({
  name,
  label,
  to,
  isCurrent,
  timing,
  children,
  className,
  panelClassName,
  onHover,
  onPress,
  onFollow,
}: HoverMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = timing.open === name;
  const isClosing = timing.closing === name;
  useMenuDismissal({ menu: item, isOpen, onClose: timing.close });
  usePointerPath(panel, isOpen, timing.hold);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-route]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    timing.close(() => {
      location.hash = link.dataset.route ?? '';
      onFollow?.(link);
    });
  };
  const current = isCurrent ? 'page' : undefined;

  return (
    <li
      ref={item}
      className={cx('flex h-full items-center', className)}
      onPointerEnter={byMouse(() => {
        onHover?.();
        timing.enter(name);
      })}
      onPointerLeave={byMouse(timing.leave)}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={current}
        onClick={() => {
          onPress?.();
          timing.toggle(name);
        }}
        className={cx(navItem(isCurrent), 'noscript:hidden')}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={2}
          className="transition-transform group-aria-expanded:rotate-180"
        />
        {isCurrent && <CurrentBar />}
      </button>
      <noscript>
        <RouteLink to={to} aria-current={current} className={navItem(isCurrent)}>
          {label}
          {isCurrent && <CurrentBar />}
        </RouteLink>
      </noscript>
      <div id={id} onClick={follow} className="on-light text-strong">
        {(isOpen || isClosing) && children && (
          <MenuPanel ref={panel} isClosing={isClosing} className={panelClassName}>
            {children}
          </MenuPanel>
        )}
      </div>
    </li>
  );
}
