import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonStyle } from './button-style';
import { RouteLink } from './route-link';

/** An action on the page. For a link to another page use ButtonLink. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: ButtonStyle & ComponentProps<'button'>) {
  return <button type={type} className={buttonStyle({ variant, size, className })} {...props} />;
}

/** A link to another page that looks like a button. `to` is a route path. */
export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: ButtonStyle & ComponentProps<typeof RouteLink>) {
  return <RouteLink className={buttonStyle({ variant, size, className })} {...props} />;
}
