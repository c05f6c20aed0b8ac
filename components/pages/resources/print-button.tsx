import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Opens the browser's print dialog; styles/print.css makes the open guide the only thing on paper. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {label}
    </Button>
  );
}
