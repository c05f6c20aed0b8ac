import { navigation } from '@/content/navigation';
import { NavLink } from './nav-link';

/** The navigation of /privacy and /terms: four links, the current one marked. */
export function LegalBar({ path }: { path: string }) {
  return (
    <ul className="-mr-nav-item flex h-full items-center justify-end">
      {navigation.legalHeader.map((link) => (
        <li key={link.to}>
          <NavLink link={link} path={path} />
        </li>
      ))}
    </ul>
  );
}
