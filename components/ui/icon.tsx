import type { IconName } from '@/content/site/types';
import * as icons from './icons';

/** An icon by name; hidden from screen readers, because a heading beside it says the same. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Svg = icons[name];
  return <Svg aria-hidden="true" size="1.5rem" strokeWidth={1.75} className={className} />;
}
