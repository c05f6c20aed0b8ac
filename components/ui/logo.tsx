import { cx } from '@/components/lib/cx';

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

type LogoProps = { name: string; className?: string; nameClassName?: string };

/** Mark and company name, the name set as live text so that it comes from content/site. */
export function Logo({ name, className, nameClassName }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <Mark className="h-8.5 w-auto shrink-0 md:h-10" />
      <span
        className={cx(
          'font-display text-[1.45rem] leading-none font-bold tracking-[-0.025em] md:text-[1.7rem]',
          nameClassName,
        )}
      >
        {name}
      </span>
    </span>
  );
}
