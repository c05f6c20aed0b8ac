import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, type PointerEvent, type ReactNode } from 'react';
import { MenuPanel } from '@/components/motion/menu-panel';
import { cx } from '@/components/lib/cx';
import { open, routeAddress } from '@/components/shell/navigation/address';
import type { InternalLink } from '@/content/site/types';
import { navItem, NavLink } from '../nav-link';
import { currentIn } from '../current-in';
import { useOpenMenu } from './use-open-menu';
import type { MenuTiming } from './use-menu-timing';

/** Styles of a row in a menu: 54 px high, 44 on a phone on its side, more if its text wraps. */
export const menuRow = cx(
  'flex min-h-13.5 items-center gap-2 rounded-control px-3 font-display text-label transition-hover not-dialog-fits:min-h-11',
);

type HoverMenuProps = {
  path: string;
  timing: MenuTiming;
  /** What the item is without JavaScript; marked as current in that section. */
  link: InternalLink;
  /** The panel's content; empty while it is loading. */
  children: ReactNode;
  /** Loads the content, if that is not part of the header. If it fails, a press follows the link, unless the menu was closed. */
  load?: () => Promise<void>;
  /** Positions the panel under the bar, in a box as wide as the navigation. */
  className: string;
  panelClassName: string;
};

/**
 * A button in the bar that shows and hides a panel of links (the disclosure pattern, not an ARIA
 * menu). Opens on hover, click, tap, Enter and Space. Following a link plays the closing animation
 * first, unless the link opens in a new tab.
 */
export function HoverMenu({
  path,
  timing,
  link,
  children,
  load,
  className,
  panelClassName,
}: HoverMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const id = useId();
  const { label, to } = link;
  const isOpen = timing.open === to;
  const isClosing = timing.closing === to;
  useOpenMenu(to, item, timing);

  // Not by a finger or a pen, which press.
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };

  return (
    <li
      ref={item}
      className="flex h-full items-center"
      onPointerEnter={byMouse(() => {
        load?.().catch(() => {});
        timing.enter(to);
      })}
      onPointerLeave={byMouse(timing.leave)}
    >
      <button
        type="button"
        data-opens=""
        aria-expanded={isOpen && !!children}
        aria-controls={id}
        aria-current={currentIn(to, path)}
        // While it is busy, the ring stands where the chevron does.
        className={cx(navItem, 'aria-busy:before:order-1 aria-busy:before:size-[1.1em]')}
        onClick={() => {
          timing.toggle(to);
          load?.().catch(() => timing.close(to, () => open(routeAddress(to))));
        }}
      >
        {label}
        <ChevronDown className="size-[1.1em] transition-hover group-aria-expanded:rotate-180" />
      </button>
      <span className="hidden noscript:contents">
        <NavLink link={link} path={path} />
      </span>
      <div id={id} className={cx('text-strong on-light', className)}>
        {(isOpen || isClosing) && children && (
          <MenuPanel isClosing={isClosing} className={panelClassName}>
            {children}
          </MenuPanel>
        )}
      </div>
    </li>
  );
}
