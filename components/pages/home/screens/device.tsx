import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type DeviceProps = {
  /** What the screen shows, in a sentence: the drawing inside is one image to a screen reader. */
  alt: string;
  className?: string;
  children: ReactNode;
};

/**
 * A device with a light screen, drawn for dark sections only. Not interactive. What is inside is
 * hidden from assistive technology, because Firefox exposes the children of an image.
 */
export function Device({ alt, className, children }: DeviceProps) {
  return (
    <div
      role="img"
      aria-label={alt}
      className={cx(
        'mx-auto border-[9px] border-bezel bg-ground text-tiny text-strong shadow-lifted select-none roomy:mx-0',
        className,
      )}
    >
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A small square of state before a name: yellow asks for attention, green is well. */
export function Dot({ attention = false }: { attention?: boolean }) {
  return (
    <span className={cx('size-2.5 shrink-0 rounded-full', attention ? 'bg-line' : 'bg-good')} />
  );
}
