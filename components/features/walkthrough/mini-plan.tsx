import { cx } from '@/components/lib/cx';
import type { Frame } from '@/components/scene/story/frame-at';
import { plan } from './stage-view';

/**
 * A map that shows which part of the building the phone's stage shows: seven rooms, 100 by 42 px.
 */
export function MiniPlan({ frame }: { frame: Frame }) {
  return (
    <svg viewBox="38 390 594 226" width="96" height="36" aria-hidden="true">
      {plan.map(({ id, box }) => {
        const { state } = frame.rooms[id];
        return (
          <rect
            key={id}
            {...box}
            className={cx(
              'transition-colors',
              state === 'act'
                ? 'fill-action'
                : state === 'line' || state === 'checked'
                  ? 'fill-on-dark'
                  : 'fill-dark-line',
            )}
          />
        );
      })}
    </svg>
  );
}
