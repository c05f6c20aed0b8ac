import { brand } from '@/content/brand';

/** The hub: a plate with the brand's mark over its label. */
export function FlowHub({ label, note }: { label: string; note: string }) {
  const { box, shape, lines, lineWidth } = brand.mark;
  return (
    <div className="flex w-55 shrink-0 flex-col items-center gap-5 rounded-plate bg-line px-1 py-9 text-center text-strong forced-color-adjust-none md:w-1/2 md:max-w-55 md:translate-y-1.5">
      <svg viewBox={box} className="h-34 w-auto" aria-hidden="true">
        <path className="fill-strong" d={shape} />
        <path
          className="fill-none stroke-line"
          strokeWidth={lineWidth}
          strokeLinecap="round"
          d={lines}
        />
      </svg>
      <div>
        <p className="font-display text-counter-unit">{label}</p>
        <p className="mt-1.5 font-display text-label font-medium text-balance">{note}</p>
      </div>
    </div>
  );
}
