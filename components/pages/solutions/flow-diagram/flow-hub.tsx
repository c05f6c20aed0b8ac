import { Mark } from '@/components/ui/logo';

/** The hub: a plate with the brand's mark over its label. */
export function FlowHub({ label, note }: { label: string; note: string }) {
  return (
    <div className="flex w-55 max-w-full shrink-0 flex-col items-center gap-5 rounded-plate bg-mark px-1 py-9 text-center text-strong forced-color-adjust-none md:w-1/2 md:max-w-55 md:translate-y-1.5">
      <Mark inverted className="h-34 w-auto" />
      <div>
        <p className="font-display text-counter-unit">{label}</p>
        <p className="mt-1.5 font-display text-label font-medium text-balance">{note}</p>
      </div>
    </div>
  );
}
