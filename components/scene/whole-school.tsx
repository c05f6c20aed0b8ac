import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { FlagCover } from './flag-cover';
import { SceneFrame } from './frame';

/**
 * The view, in units of the scene: it begins at --left and is --shown wide. Words may cover nothing below
 * --top: the leaves beside the gate or, from 768 px, the tree.
 */
const toGate = cx(
  '[--left:16] [--shown:726] [--top:290] side:[--left:16] side:[--shown:726] side:[--top:318]',
);
const whole = cx('md:[--left:12] md:[--shown:944] md:[--top:190]');

/**
 * The school with some soil under it, at the foot of a column with the same sky: as wide as the column or, if
 * the height of the column is limited, as large as fits. On a phone it ends at the gate and has no flag, where
 * words may stand.
 */
export const WholeSchool = ({ children }: { children: ReactNode }) => (
  <div
    aria-hidden="true"
    data-reveal="never"
    className="@container flex grow flex-col beside:[container-type:size] side:[container-type:inline-size] zoomed:[container-type:inline-size]"
  >
    <div
      className={cx(
        'relative min-h-[calc(var(--height)*var(--scale))] grow [--height:calc(theme(scene.ground)+30-var(--top))] [--scale:min(100cqw/var(--shown),100cqh/var(--height))]',
        toGate,
        whole,
      )}
    >
      <div className="absolute bottom-[calc((theme(scene.ground)+30-theme(scene.height))*var(--scale))] left-[calc(50cqw-(var(--left)+var(--shown)/2)*var(--scale))] w-[calc(theme(scene.width)*var(--scale))]">
        <SceneFrame>
          <FlagCover className="md:hidden side:block" />
          {children}
        </SceneFrame>
      </div>
    </div>
  </div>
);
