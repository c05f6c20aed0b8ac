import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { navigation } from '@/content/navigation';

const { dashboard } = navigation.header;

/** The way to the dashboard, which is another site (SPEC section 1): opens in a new tab. */
export function DashboardLink({ className }: { className: string }) {
  return (
    <a href={dashboard.href} target="_blank" rel="noopener" className={className}>
      {dashboard.label}
      <span className="sr-only"> {dashboard.newTab}</span>
      <ArrowUpRight aria-hidden="true" size={20} strokeWidth={2} className="-mx-0.5 shrink-0" />
    </a>
  );
}
