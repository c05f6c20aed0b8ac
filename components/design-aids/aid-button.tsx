import type { ComponentProps } from 'react';

/** A button of the design aids' bar; filled while it is pressed. */
export const AidButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    className="min-h-9 rounded-chip bg-dark-line px-3 aria-pressed:bg-selected aria-pressed:text-strong"
    {...props}
  />
);
