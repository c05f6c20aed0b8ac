import type { IconName } from '@/content/site/types';
import * as icons from './icons';

/** An icon by name. Like all of lucide without a label, it is hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const Svg = icons[name];
  return <Svg size="1.5rem" strokeWidth={1.75} className={className} />;
}
