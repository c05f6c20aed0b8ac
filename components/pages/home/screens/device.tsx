import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import type { Screen } from '@/content/pages/home-screens';

type DeviceProps = Screen & { className: string; children: ReactNode };

/** An image for screen readers. Its content is hidden, because Firefox exposes it otherwise. */
export function Device({ alt, title, note, className, children }: DeviceProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      className={cx(
        'relative mx-auto border-[9px] border-bezel bg-ground text-tiny text-strong shadow-lifted select-none roomy:mx-0 roomy:h-full',
        className,
      )}
    >
      <div aria-hidden="true" className="flex h-full flex-col">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <b className="font-display text-label">{title}</b>
          <span className="text-soft">{note}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

type TileProps = { label: string; value?: string; children?: ReactNode };

/** A white area of a screen: a label, a figure and what follows from it. */
export function Tile({ label, value, children }: TileProps) {
  return (
    <div className="flex grow flex-col rounded-tile bg-surface p-3.5">
      <p className="text-soft">{label}</p>
      {value && <p className="mt-1 font-display text-h4">{value}</p>}
      {children}
    </div>
  );
}

/** A small mark before a name: yellow needs attention, green is fine. */
export function Dot({ attention = false }: { attention?: boolean }) {
  return (
    <span className={cx('size-2.5 shrink-0 rounded-full', attention ? 'bg-action' : 'bg-good')} />
  );
}
