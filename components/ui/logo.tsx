import { cx } from '@/components/lib/cx';
import { brand } from '@/content/site/brand';

type MarkProps = {
  /** For a background in the color of the line: dark, with lines in that color. */
  inverted?: boolean;
  className?: string;
};

/** The brand's mark. Decorative; the name beside it is text. */
export function Mark({ inverted, className }: MarkProps) {
  const { box, shape, lines, lineWidth } = brand.mark;
  return (
    <svg viewBox={box} className={className} aria-hidden="true">
      <path className={inverted ? 'fill-strong' : 'fill-mark'} d={shape} />
      <path
        className={cx('fill-none', inverted ? 'stroke-mark' : 'stroke-strong')}
        strokeWidth={lineWidth}
        strokeLinecap="round"
        d={lines}
      />
    </svg>
  );
}

/** Mark and name. Where the two do not fit side by side, the name wraps below, where it is cut off. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex h-8.5 min-w-0 flex-wrap items-center gap-x-2.5 overflow-hidden md:h-10">
      <Mark className="h-full w-auto shrink-0" />
      <span className="font-display text-[1.45rem] leading-8.5 font-semibold tracking-[-0.025em] whitespace-nowrap md:leading-10 desktop:text-[1.7rem]">
        {name}
      </span>
    </span>
  );
}
