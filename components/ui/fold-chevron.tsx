import ChevronDown from 'lucide-react/icons/chevron-down';

/** A chevron that turns while the `<details className="group">` around it is open. */
export const FoldChevron = () => (
  <ChevronDown className="size-5 shrink-0 transition-hover group-open:rotate-180 print:hidden" />
);
