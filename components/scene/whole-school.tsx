import type { ReactNode } from 'react';
import type { Picture } from '@/content/site/types';
import { SceneFrame } from './frame';

type WholeSchoolProps = {
  picture: Picture;
  /** What is laid over it. */
  children: ReactNode;
};

/**
 * The whole school from its left wall to its gate, as wide as the container, with some soil under it; in a
 * column. Where there is more height, there is more sky.
 */
export const WholeSchool = ({ picture, children }: WholeSchoolProps) => (
  <div
    data-reveal="never"
    className="relative min-h-[calc((theme(scene.ground)+30-312)*var(--scale))] grow overflow-hidden bg-sky [--scale:calc(100cqw/766)]"
  >
    <div className="absolute bottom-[calc((theme(scene.ground)+30-theme(scene.height))*var(--scale))] left-[calc(-16*var(--scale))] w-[calc(theme(scene.width)*var(--scale))]">
      <SceneFrame picture={picture}>{children}</SceneFrame>
    </div>
  </div>
);
