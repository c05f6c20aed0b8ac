import { cx } from '@/components/lib/cx';
import { Picture } from '@/components/ui/picture';

/** The gate, the bus and the tree as shadows that stand on the footer, in a box that ends at it. */
export const WayHome = ({ className }: { className?: string }) => (
  <Picture
    picture={{ src: '/media/after-school.svg', width: 1200, height: 260, alt: '' }}
    className={cx('print:hidden', className)}
  />
);
