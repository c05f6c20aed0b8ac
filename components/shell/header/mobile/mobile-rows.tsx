import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { LineDrop, LineNode } from '@/components/rail/rail';
import { findRoute } from '../../find-route';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { moduleItems } from '@/content/site/modules';
import { navigation } from '@/content/site/navigation';
import type { InternalLink } from '@/content/site/types';
import { currentIn } from '../current-in';

const { header, legalHeaders } = navigation;

const row = cx('border-t border-hairline font-display first:border-0');
/** The line under the row of the current page. */
const line = cx('decoration-selected decoration-3 underline-offset-6');
const innerRow = cx('relative flex h-12 items-center gap-4 pl-8 font-text');

type RowProps = { link: InternalLink; path: string };

/** The rows of the mobile menu, 64 px each; on legal pages the links of their header. */
export function MobileRows({ path }: { path: string }) {
  const linkRow = (link: InternalLink) => (
    <li key={link.to} className={row}>
      <RouteLink
        to={link.to}
        aria-current={currentIn(link.to, path)}
        className={`flex h-16 items-center text-h4 aria-[current]:underline ${line}`}
      >
        {link.label}
      </RouteLink>
    </li>
  );
  const legal = legalHeaders[path];
  if (legal) return <ul>{legal.map(linkRow)}</ul>;
  return (
    <ul>
      <Submenu link={header.products} path={path}>
        <Modules path={path} />
      </Submenu>
      {linkRow(header.solutions)}
      <Submenu link={header.resources} path={path}>
        <ul className="pb-4">
          {header.resources.items.map(({ id, name, path: to }) => (
            <li key={id}>
              <RouteLink to={to} className={`${innerRow} font-medium`}>
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </Submenu>
      {linkRow(header.about)}
      {path === header.contact.to && linkRow(header.contact)}
    </ul>
  );
}

/** A row that expands to show its links. */
function Submenu({ link, path, children }: RowProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={row}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-current={currentIn(link.to, path)}
        onClick={() => setOpen(!isOpen)}
        className="group flex h-16 w-full items-center justify-between text-h4"
      >
        <span className={`group-aria-[current]:underline ${line}`}>{link.label}</span>
        <span className="flex size-11 items-center justify-center rounded-full bg-ground-alt group-aria-expanded:bg-selected forced-colors:border">
          <ChevronDown
            strokeWidth={1.75}
            className="size-6 transition-hover group-aria-expanded:rotate-180"
          />
        </span>
      </button>
      {isOpen && children}
    </li>
  );
}

/** The modules as a list along the line; a node marks the current, hovered or focused one. */
function Modules({ path }: { path: string }) {
  const shown = findRoute(path)?.slug;
  return (
    <div className="pt-1 pb-5">
      <div className="relative [--line-x:0.6875rem]">
        <LineDrop className="top-0" />
        <ul>
          {moduleItems.map(({ id, name, icon, path: to }) => (
            <li key={id}>
              <RouteLink
                to={to}
                aria-current={id === shown ? 'page' : undefined}
                className={`${innerRow} font-medium aria-[current]:font-semibold`}
              >
                <LineNode className="transition-hover [--line-y:50%] in-[a:not(:hover,:focus-visible,[aria-current])]:opacity-0" />
                <ModuleIcon name={icon} className="shrink-0 text-soft" />
                {name}
              </RouteLink>
            </li>
          ))}
        </ul>
      </div>
      <RouteLink to={header.products.to} className={`${innerRow} font-semibold`}>
        {header.products.all}
      </RouteLink>
    </div>
  );
}
