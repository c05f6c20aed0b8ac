import { cx } from '@/components/lib/cx';
import type { Frame } from './frame-at';
import { plan } from './stage-view';

/** Where in the building the phone's stage is looking: seven rooms, 100 by 42 pixels. */
export function MiniPlan({ frame }: { frame: Frame }) {
  return (
    <svg viewBox="38 390 594 226" width="96" height="36" aria-hidden="true">
      {plan.map(({ id, box }) => {
        const { look } = frame.rooms[id];
        return (
          <rect
            key={id}
            {...box}
            className={cx(
              'transition-colors',
              look === 'act'
                ? 'fill-line'
                : look === 'line' || look === 'checked'
                  ? 'fill-on-dark'
                  : 'fill-dark-line',
            )}
          />
        );
      })}
    </svg>
  );
}
