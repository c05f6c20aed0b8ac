import ChevronDown from 'lucide-react/icons/chevron-down';
import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { PlayerKey, PlayerKeys } from '@/components/player/player-keys';
import type { StoryPlayer } from '@/components/player/use-story';
import { RouteLink } from '@/components/ui/route-link';
import { buttonStyle } from '@/components/ui/button-style';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

const { transport } = words;

type ControlsProps = {
  story: Story;
  /** Without it, as in the text version, there are no controls. */
  player?: StoryPlayer;
};

/**
 * The note about the simulation, the player's controls, and a link to the contact form. At the end of the story
 * it becomes the primary button, in the same place. In a low window it stays in view, but not on a phone.
 */
export function Controls({ story, player }: ControlsProps) {
  const isEnded = player?.state.status === 'ended';
  return (
    <div className="bottom-0 z-1 flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 bg-dark-deep px-margin-phone py-2 text-on-dark on-dark md:sticky md:px-10">
      <p
        className={cx(
          'flex flex-1 basis-40 items-center gap-2.5 text-tiny text-on-dark-soft',
          player && 'max-desktop:hidden',
        )}
      >
        <Info strokeWidth={1.75} className="size-4.5 shrink-0" />
        {noteOf(story)}
      </p>
      {player && <Transport {...player} />}
      <RouteLink
        to="/contact"
        className={buttonStyle({ size: 'small', variant: isEnded ? 'primary' : 'secondary' })}
      >
        {words.ask}
      </RouteLink>
    </div>
  );
}

/** Says that the story is an example, and which figure of it is published. */
export const noteOf = ({ claim }: Story) => [words.note, claim].filter(Boolean).join(' ');

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The time, and the player's controls: restart, back, play or pause, forward, speed. */
function Transport({ state, send, speed, setSpeed, elapsed, total }: StoryPlayer) {
  const time = interpolate(transport.elapsed, { elapsed: clock(elapsed), total: clock(total) });
  return (
    <>
      <p className="min-w-24 text-tiny whitespace-nowrap text-on-dark-soft">
        <span key={time}>{time}</span>
      </p>
      <div
        role="group"
        aria-label={transport.label}
        className="flex items-center gap-2 max-md:order-last max-md:w-full max-md:*:flex-1"
      >
        {/* Not while Play does the same. It keeps its place, and stays while it has focus. */}
        <PlayerKey
          icon={RotateCcw}
          label={transport.restart}
          className={cx(['ready', 'ended'].includes(state.status) && 'not-focus:invisible')}
          onClick={() => {
            send({ type: 'reset' });
            send({ type: 'play' });
          }}
        />
        <PlayerKeys state={state} send={send} mainSize={cx('h-14 w-16')} />
        <span className="relative h-12 min-w-17">
          <select
            aria-label={transport.speed}
            value={speed}
            onChange={({ target }) => setSpeed(Number(target.value))}
            className="size-full cursor-pointer appearance-none rounded-control bg-dark-raised pl-3 font-display text-small font-semibold transition-colors hover:bg-dark-line forced-colors:border"
          >
            {[0.5, 1, 2].map((value) => (
              <option key={value} value={value} className="bg-surface text-strong">
                {`${value}×`.replace('0.', '.')}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
          />
        </span>
      </div>
    </>
  );
}
