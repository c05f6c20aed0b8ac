import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Logo } from '@/components/ui/logo';
import { RouteLink } from '@/components/ui/route-link';
import { brand } from '@/content/site/brand';
import { navigation } from '@/content/site/navigation';

const { home, dashboard } = navigation.header;

/** The logo, which leads home. */
export const HomeLink = () => (
  <RouteLink
    to={home.to}
    aria-label={home.label}
    className="-m-1 flex min-h-11 min-w-9 items-center rounded-chip p-1 max-md:me-auto md:min-w-10"
  >
    <Logo name={brand.name} />
  </RouteLink>
);

/** A link to the dashboard, which is another site; opens in a new tab. */
export const DashboardLink = ({ className }: { className: string }) => (
  <a
    href={dashboard.href}
    target="_blank"
    rel="noopener"
    aria-label={`${dashboard.label} ${dashboard.newTab}`}
    className={className}
  >
    {dashboard.label}
    <ArrowUpRight className="-mx-0.5 size-[1.2em] shrink-0 md:max-desktop:hidden" />
  </a>
);
