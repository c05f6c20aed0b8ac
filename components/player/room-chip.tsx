import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { cx } from '@/components/lib/cx';
import { At } from '@/components/school/school-view';
import { reachesUpper, roomVariables } from '@/components/school/geometry';
import type { ResponseKind } from '@/content/walkthrough/types';
import type { RoomFrame } from './frame-at';

const styles = {
  lit: cx('bg-ground text-strong'),
  act: cx('bg-action text-strong'),
  answered: cx('bg-dark text-on-dark'),
  checked: cx('bg-good-soft text-strong'),
};
const signs = { hold: Hand, secure: LockKeyhole, lockdown: LockKeyhole };

/** Shown only if the whole room is in view: the window's edge would cut the label. */
const whole = cx(
  'mt-[calc(6*var(--unit))] ml-[calc(4*var(--unit))] block w-max max-w-[min(var(--after-start),var(--before-end))] overflow-hidden',
  '[--after-start:clamp(0px,(var(--room)*var(--unit)-var(--view-start))*999,20rem)]',
  '[--before-end:clamp(0px,(var(--view-end)-(2*var(--middle)-var(--room))*var(--unit)+0.75rem)*999,20rem)]',
);

/** Moves the label down where the view cuts off the top of the room, at most into its last third. */
const belowCut = cx('translate-y-[clamp(0px,var(--cut,0px),60*var(--unit))]');

type RoomChipProps = RoomFrame & {
  response: ResponseKind;
  /** What a chip keeps where the room is too narrow for both. */
  keeps: 'sign' | 'words';
};

/** A room's state as a label in its corner, in an Overlay. A waiting room has none. */
export function RoomChip({ id, state, words, response, keeps }: RoomChipProps) {
  if (state === 'waiting') return null;
  const place = id === 'gate' ? 'gate-label' : id;
  const Sign = state === 'checked' ? Check : state === 'answered' ? signs[response] : null;
  return (
    <At place={place} className="transition-opacity duration-light starting:opacity-0">
      <span style={roomVariables(id)} className={cx(whole, reachesUpper(place) && belowCut)}>
        <span
          className={cx(
            'flex h-7 w-max items-center gap-x-1 rounded-[6px] px-[calc(6*var(--unit))] font-display text-tiny font-semibold whitespace-nowrap transition-colors duration-light forced-colors:border',
            styles[state],
          )}
        >
          {Sign && (
            <Sign
              className={cx(
                'h-4 shrink-0',
                keeps === 'sign' ? 'w-4' : 'w-[clamp(0px,(var(--unit)-0.0664rem)*1000,1rem)]',
              )}
            />
          )}
          <span className={cx(!!Sign && keeps === 'sign' && 'max-desktop:hidden')}>{words}</span>
        </span>
      </span>
    </At>
  );
}
