import { cx } from '@/components/lib/cx';
import { Drawing } from './frame';

/** Sky over the flag and its pole, where the flag would be cut off or words stand. */
export const FlagCover = ({ className }: { className?: string }) => (
  <Drawing className={cx('fill-sky forced-colors:invisible', className)}>
    <path d="M465 260h76v92h-68v12h-6v-12h-2Z" />
  </Drawing>
);
