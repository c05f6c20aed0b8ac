import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

/**
 * A section with a SceneFrame, in which a part that loads later plays. It is the group `scene`, for classes such
 * as `group-data-playing/scene:invisible`: while something plays, it has the attribute `data-playing`, which is
 * "scrolled" if the page was scrolled for it. `<html>` has `data-scene` then, for controls outside of the section:
 * with a rule of `:root:has()`, the browser would compute the styles of a hundred elements again whenever a script
 * is added.
 */
export const SceneSection = ({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) => <section className={cx('group/scene', className)}>{children}</section>;

/** The slots of the page's scene: over the school, and in the soil under it. */
type SlotName = 'stage' | 'foot';

/** A place for a part that loads later. It has no box of its own. */
export const Slot = ({ name }: { name: SlotName }) => (
  <div id={`scene-${name}`} className="contents" />
);

/** A slot of the page, for what plays. */
export const slot = (name: SlotName) => document.getElementById(`scene-${name}`)!;
