import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type DeviceProps = {
  /** Describes the screen, which is one image for screen readers. */
  alt: string;
  className?: string;
  children: ReactNode;
};

/**
 * A device with a light screen, for dark sections. Not interactive. Its content is hidden from
 * assistive technology, because Firefox exposes the children of an image.
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

/** A small square before a name: yellow needs attention, green is fine. */
export function Dot({ attention = false }: { attention?: boolean }) {
  return (
    <span className={cx('size-2.5 shrink-0 rounded-full', attention ? 'bg-action' : 'bg-good')} />
  );
}
