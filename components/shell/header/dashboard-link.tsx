import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { navigation } from '@/content/site/navigation';

const { dashboard } = navigation.header;

/** A link to the dashboard, which is another site; opens in a new tab. */
export function DashboardLink({ className }: { className: string }) {
  return (
    <a
      href={dashboard.href}
      target="_blank"
      rel="noopener"
      aria-label={`${dashboard.label} ${dashboard.newTab}`}
      className={className}
    >
      {dashboard.label}
      <ArrowUpRight aria-hidden="true" strokeWidth={2} className="-mx-0.5 size-[1.2em] shrink-0" />
    </a>
  );
}
