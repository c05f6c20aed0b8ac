import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';

type NoteProps = {
  /** The place in the corridor of the door it speaks of; without one it has no pointer. */
  column?: number;
  /** Where it stands under the row of eight: in the middle or at the right, before or after another. */
  slot: keyof typeof slots;
  /** Another note stands between it and its row of four. */
  second?: boolean;
  /** Ground and shadow. */
  className: string;
  /** The pointer's ground. */
  pointer: string;
  children: ReactNode;
};

/** Box and pointer under the row of eight, in shares of the panel's width. */
const slots = {
  /** Under doors 201 to 205, between the promise that anyone can leave and the offline door. */
  middle: {
    box: '@min-[67rem]:left-[25.33%] @min-[67rem]:w-[31.33%]',
    pointer: '@min-[67rem]:left-[clamp(26.67%,var(--door),53%)]',
  },
  /** Under the last doors. */
  far: {
    box: '@min-[67rem]:right-[3.33%] @min-[67rem]:w-[max(28%,21.5rem)]',
    pointer: '@min-[67rem]:left-(--door)',
  },
  /** Under the offline door. */
  wide: {
    box: '@min-[67rem]:right-[3.33%] @min-[67rem]:w-[38%]',
    pointer: '@min-[67rem]:left-(--door)',
  },
  /** Under the offline door when `far` is taken. */
  aside: {
    box: '@min-[67rem]:right-[calc(5.33%+max(28%,21.5rem))] @min-[67rem]:w-[38%]',
    pointer: '@min-[67rem]:left-[min(var(--door),100%-5.33%-max(28%,21.5rem)-2.75rem)]',
  },
};

/**
 * A box that speaks of one door and points at it. On a phone it follows the door's row; in rows of
 * four it stands under the row; under the row of eight it has a slot. Doors too far left for a
 * slot are reached by a shelf.
 */
export function Note({ column, slot, second = false, className, pointer, children }: NoteProps) {
  const shelf = slot === 'middle' && column !== undefined && column < 2;
  return (
    <div
      style={{ '--column': column, '--place': (column ?? 0) % 4 } as CSSProperties}
      className={cx(
        'relative col-span-full px-4 pt-3.25 pb-4 [--door:calc(2rem+(var(--column)+0.5)*(100%-4rem)/8-0.875rem)] @max-[40rem]:border-b @max-[40rem]:border-hairline @min-[40rem]:px-1.5 @min-[67rem]:static @min-[67rem]:p-0',
        second ? '@min-[40rem]:order-2 @min-[40rem]:pt-0' : '@min-[40rem]:order-1',
      )}
    >
      {column !== undefined && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-0 left-7.5 h-3.5 w-7 [clip-path:polygon(50%_0,100%_100%,0_100%)] @min-[40rem]:left-[calc((var(--place)+0.5)*25%-0.875rem)] @min-[67rem]:top-[calc(100%-var(--notes)+0.375rem)] forced-colors:hidden',
            shelf ? '@min-[67rem]:left-(--door)' : slots[slot].pointer,
            second && '@min-[40rem]:@max-[67rem]:hidden',
            pointer,
          )}
        />
      )}
      {shelf && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute hidden h-2.5 rounded-full @min-[67rem]:top-[calc(100%-var(--notes)+1.1875rem)] @min-[67rem]:right-[70%] @min-[67rem]:left-(--door) @min-[67rem]:block',
            pointer,
          )}
        />
      )}
      <div
        className={cx(
          'rounded-card p-5 @min-[67rem]:absolute @min-[67rem]:top-[calc(100%-var(--notes)+1.1875rem)] @min-[67rem]:p-6 @min-[67rem]:pt-5.5 forced-colors:border',
          slots[slot].box,
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
