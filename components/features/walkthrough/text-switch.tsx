import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';

type TextSwitchProps = { on: boolean; onChange: (on: boolean) => void; className?: string };

/** Switches between the stage and the text version. */
export function TextSwitch({ on, onChange, className }: TextSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
      className={cx(
        'group flex h-12 items-center gap-2.5 rounded-chip font-display text-label font-medium',
        className,
      )}
    >
      {words.readAsText}
      <span
        aria-hidden="true"
        className="flex h-6.5 w-11.5 items-center rounded-full border-2 border-outline px-[3px] transition-colors group-aria-checked:border-strong group-aria-checked:bg-strong"
      >
        <span className="size-4 rounded-full bg-soft transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
