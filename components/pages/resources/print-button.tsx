import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Opens the browser's print dialog; styles/print.css prints only the open guide. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {label}
    </Button>
  );
}
