/** The mark: a gate that is also an elm leaf. Decorative; the name beside it is text. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="6 1 36 46" width="36" height="46" className={className} aria-hidden="true">
      <path className="fill-line" d="M6 46V24C6 13 14 7 24 2 34 7 42 13 42 24V46Z" />
      <path
        className="fill-none stroke-strong"
        strokeWidth="3.2"
        strokeLinecap="round"
        d="M24 46V12.5M24 41.5 11.5 31M24 41.5 36.5 31M24 30 13.5 21.2M24 30 34.5 21.2"
      />
    </svg>
  );
}

/**
 * Mark and company name, the name as live text from content/brand. Where the two do not fit side by
 * side, the name wraps below the mark, where it is cut off.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex h-8.5 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden md:h-10">
      <Mark className="h-full w-auto shrink-0" />
      <span className="font-display text-[1.45rem] leading-8.5 font-bold tracking-[-0.025em] whitespace-nowrap md:text-[1.7rem] md:leading-10">
        {name}
      </span>
    </span>
  );
}
