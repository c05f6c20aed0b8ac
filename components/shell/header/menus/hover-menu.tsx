import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { MenuPanel } from '@/components/motion/menu-panel';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { CurrentBar, navItem } from '../bar/nav-link';
import { isCurrent } from '../is-current';
import { useSafeTriangle } from './safe-triangle';
import { useMenuDismissal } from './use-menu-dismissal';
import type { useMenuTiming } from './use-menu-timing';

/** Styles of a row in a menu: 54 px high, more if its text wraps. */
export const menuRow =
  'flex min-h-13.5 items-center gap-2 rounded-control px-3 font-display text-label transition-hover';

export type MenuName = 'products' | 'resources';
export type MenuTiming = ReturnType<typeof useMenuTiming<MenuName>>;

type HoverMenuProps = {
  name: MenuName;
  label: string;
  /** The link's target without JavaScript; the item is marked as current in that section. */
  to: string;
  /** The current path. */
  path: string;
  timing: MenuTiming;
  /** The panel's content; empty while it is loading. */
  children: ReactNode;
  /** Positions the panel under the bar, in a box as wide as the navigation. */
  className?: string;
  panelClassName: string;
  onHover?: () => void;
  onPress?: () => void;
};

/**
 * A button in the bar that shows and hides a panel of links (the disclosure pattern, not an ARIA
 * menu). Opens on hover, click, tap, Enter and Space. Following a link plays the closing animation
 * first, unless the link opens in a new tab.
 */
export function HoverMenu({
  name,
  label,
  to,
  path,
  timing,
  children,
  className,
  panelClassName,
  onHover,
  onPress,
}: HoverMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const isOpen = timing.open === name;
  const isClosing = timing.closing === name;
  useMenuDismissal({ menu: item, isOpen, onClose: timing.close });
  useSafeTriangle(panel, isOpen, timing.hold);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') act();
  };
  const current = isCurrent(to, path);
  const itemProps = {
    'aria-current': current ? 'page' : undefined,
    className: navItem(current),
  } as const;

  return (
    <li
      ref={item}
      className="flex h-full items-center"
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
        onClick={() => {
          onPress?.();
          timing.toggle(name);
        }}
        {...itemProps}
        className={cx(itemProps.className, 'noscript:hidden')}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={2}
          className="size-[1.1em] transition-hover group-aria-expanded:rotate-180"
        />
        {current && <CurrentBar />}
      </button>
      <noscript>
        <RouteLink to={to} {...itemProps}>
          {label}
          {current && <CurrentBar />}
        </RouteLink>
      </noscript>
      <div id={id} className={cx('on-light text-strong', className)}>
        {(isOpen || isClosing) && children && (
          <MenuPanel ref={panel} isClosing={isClosing} className={panelClassName}>
            {children}
          </MenuPanel>
        )}
      </div>
    </li>
  );
}
