import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type NoteProps = {
  /** The index of the door the note is about; undefined for a note without a pointer. */
  column?: number;
  /**
   * The note's position under the row of eight: in the middle or at the right, before or after
   * another.
   */
  slot: keyof typeof slots;
  /** Whether another note is between this one and its row of four. */
  second?: boolean;
  /** Classes for background and shadow. */
  className: string;
  /** Class for the pointer's color. */
  pointer: string;
  children: ReactNode;
};

/** Box and pointer under the row of eight, as fractions of the panel's width. */
const slots = {
  /** Under doors 201 to 205, between the exit statement and the offline door. */
  middle: {
    box: '@large:left-[25.33%] @large:w-[31.33%]',
    pointer: '@large:left-[clamp(26.67%,var(--door),53%)]',
  },
  /** Under the last doors. */
  far: {
    box: '@large:right-[3.33%] @large:w-[max(28%,21.5rem)]',
    pointer: '@large:left-(--door)',
  },
  /** Under the offline door. */
  wide: {
    box: '@large:right-[3.33%] @large:w-[38%]',
    pointer: '@large:left-(--door)',
  },
  /** Under the offline door when `far` is in use. */
  aside: {
    box: '@large:right-[calc(5.33%+max(28%,21.5rem))] @large:w-[38%]',
    pointer: '@large:left-[min(var(--door),100%-5.33%-max(28%,21.5rem)-2.75rem)]',
  },
};

/**
 * A box about one door, with a pointer to it. On a phone it follows the door's row; in rows of four
 * it is below the row; below the row of eight it has a fixed slot, without a pointer if the door is
 * too far to the left.
 */
export function Note({ column, slot, second = false, className, pointer, children }: NoteProps) {
  const outOfReach = slot === 'middle' && column !== undefined && column < 2;
  return (
    <div
      style={{ '--column': column, '--place': (column ?? 0) % 4 } as CSSProperties}
      className={cx(
        'relative col-span-full px-4 pt-3.25 pb-4 [--door:calc(2rem+(var(--column)+0.5)*(100%-4rem)/8-0.875rem)] @max-medium:border-b @max-medium:border-hairline @medium:px-1.5 @large:static @large:p-0',
        second ? '@medium:order-2 @medium:pt-0' : '@medium:order-1',
      )}
    >
      {column !== undefined && (
        <span
          aria-hidden="true"
          className={cx(
            'absolute top-0 left-7.5 h-3.5 w-7 [clip-path:polygon(50%_0,100%_100%,0_100%)] @medium:left-[calc((var(--place)+0.5)*25%-0.875rem)] @large:top-[calc(100%-var(--notes)+0.375rem)] forced-colors:hidden',
            outOfReach ? '@large:hidden' : slots[slot].pointer,
            second && '@medium:@max-large:hidden',
            pointer,
          )}
        />
      )}
      <div
        className={cx(
          'rounded-card p-5 @large:absolute @large:top-[calc(100%-var(--notes)+1.1875rem)] @large:p-6 @large:pt-5.5 forced-colors:border',
          slots[slot].box,
          className,
        )}
      >
        {children}
      </div>
    </div>
  );
}
