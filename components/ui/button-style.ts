import { cx } from '@/components/lib/cx';

type ButtonVariant = 'primary' | 'dark' | 'secondary' | 'success';

const base = cx(
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-display text-label font-semibold text-balance',
  // Beside an icon, a label of two rows keeps to it.
  'contrast-more:border forced-colors:border',
  'transition-hover active:[translate:0_1px] has-[>svg:first-child]:text-left print:hidden',
);

const variants: Record<ButtonVariant, string> = {
  primary: cx('bg-action text-strong hover:bg-(--over) hover:text-(--on-over)'),
  /** For an action that succeeded: Message Sent! in the contact form. */
  success: cx('bg-good text-surface'),
  dark: cx('bg-strong text-on-dark hover:bg-dark-raised'),
  secondary: cx('text-(--label) shadow-ring hover:bg-(--under)'),
};

const sizes = {
  normal: cx('min-h-13.5 px-button py-3'),
  small: cx('min-h-11 px-button-small py-2'),
};

export type ButtonStyle = {
  variant?: ButtonVariant;
  size?: keyof typeof sizes;
  className?: string;
};

/** The classes of a button, for other elements that look like one. */
export const buttonStyle = ({
  variant = 'primary',
  size = 'normal',
  className,
}: ButtonStyle = {}) => cx(base, variants[variant], sizes[size], className);
