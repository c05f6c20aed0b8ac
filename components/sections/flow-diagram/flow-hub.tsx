/** The hub: the gate of the logo, enlarged to hold its label. */
export function FlowHub({ label, note }: { label: string; note: string }) {
  return (
    <div className="relative w-55 shrink-0 md:w-1/2 md:max-w-55 md:translate-y-1.5">
      <svg viewBox="0 0 220 377" className="h-auto w-full" aria-hidden="true">
        <path
          className="fill-line forced-color-adjust-none"
          d="M0 377V134C0 67 49 31 110 0 171 31 220 67 220 134V377Z"
        />
        <path
          className="fill-none stroke-strong forced-color-adjust-none"
          strokeWidth="15.6"
          d="M110 207V64M110 180 52.5 131M110 180 167.5 131M110 128 67.5 90.6M110 128 152.5 90.6"
        />
      </svg>
      <div className="absolute inset-x-1 top-[66%] text-center text-strong forced-color-adjust-none md:max-page:top-[62%]">
        <p className="font-display text-counter-unit">{label}</p>
        <p className="mt-1.5 font-display text-label font-medium text-balance">{note}</p>
      </div>
    </div>
  );
}
