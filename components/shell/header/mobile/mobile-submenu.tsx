import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, type ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type MobileSubmenuProps = { label: string; isCurrent: boolean; children: ReactNode };

/** Marks the row of the current page. */
export const currentRow = 'underline decoration-selected decoration-3 underline-offset-6';

/** A row of the mobile menu that expands to show its links. */
export function MobileSubmenu({ label, isCurrent, children }: MobileSubmenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-t border-hairline first:border-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => setOpen(!isOpen)}
        className="group flex h-16 w-full items-center justify-between text-h4"
      >
        <span className={cx(isCurrent && currentRow)}>{label}</span>
        <span className="flex size-11 items-center justify-center rounded-full bg-ground-alt group-aria-expanded:bg-selected forced-colors:border">
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-6 transition-hover group-aria-expanded:rotate-180"
          />
        </span>
      </button>
      <div id={id}>{isOpen && children}</div>
    </li>
  );
}
