import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { words } from '@/content/walkthrough/words';
import { Captions } from './caption';
import { Foot } from './foot';
import { Stage } from './stage';
import { Timeline } from './timeline';
import { NoticePanel } from './notice-panel';
import { Transport } from './transport';
import type { Layout } from './use-layout';
import type { StoryPlayer } from '@/components/scene/story/use-story';

export type PlayerProps = {
  player: StoryPlayer;
  layout: Layout;
  /** In a dialog: the stage gets the height that is left, and the foot stays in view. */
  fills: boolean;
};

/**
 * What each layout shows of the scene: --foot is where its line leaves the building and becomes the
 * timeline, --span how many of its units must fit beside that, --panel the width of the list. A
 * unit (--unit) is as large as the stage allows for these and for the rooms' height.
 */
const scenes: Partial<Record<Layout, string>> = {
  over: '[--foot:4.75rem] [--span:899] [--panel:0px]',
  beside: '[--foot:1.875rem] [--span:577] [--panel:18.25rem]',
  below: '[--foot:1.875rem] [--span:577] [--panel:0px]',
};

/** The player from 768 px: the stage, a horizontal timeline, caption and buttons. */
export function PlayerWide({ player, layout, fills }: PlayerProps) {
  const { state, story, frame, send } = player;
  const below = layout === 'below';
  const notices = { audience: story.audience, notices: frame.notices };
  return (
    <div
      className={cx(
        'on-dark @container flex min-h-0 flex-1 flex-col bg-dark text-on-dark',
        '[--unit:min((100cqw-var(--panel)-var(--foot))/var(--span),100cqh/250)]',
        scenes[layout],
      )}
    >
      <div
        tabIndex={fills ? -1 : undefined}
        className={cx(
          'flex min-h-0 flex-1 flex-col outline-none *:shrink-0',
          fills && 'overflow-y-auto overscroll-contain',
        )}
      >
        <div
          className={cx(
            '[container-type:size] relative min-h-60 shrink!',
            below ? 'h-[min(27rem,100cqw/2.2)]' : 'h-[min(27rem,100cqw/3)]',
          )}
        >
          <Stage story={story} frame={frame} className="inset-y-0 right-(--panel) left-0" />
          {!below && (
            <NoticePanel
              {...notices}
              className={cx(
                'absolute px-5',
                layout === 'over'
                  ? 'top-2 right-8 w-73 rounded-card bg-dark-raised'
                  : 'inset-y-0 right-0 w-(--panel) pt-4',
              )}
            />
          )}
        </div>
        <Timeline
          steps={story.steps}
          current={state.step}
          onSeek={(step) => send({ type: 'seek', step })}
        />
        <div className="mx-10 flex gap-x-6 border-t border-dark-line py-5">
          <div
            className={cx(
              'flex grow gap-x-8 gap-y-3',
              below ? 'flex-col justify-between' : 'items-center justify-between',
            )}
          >
            <Captions story={story} current={state.step} />
            <div className="flex shrink-0 flex-wrap items-center gap-3">
              {(!below || !fills) && <Elapsed {...player} />}
              <Transport state={state} send={send} />
            </div>
          </div>
          {below && (
            <NoticePanel {...notices} className="w-71 shrink-0 rounded-card bg-dark-raised px-4" />
          )}
        </div>
      </div>
      <Foot story={story} ended={state.status === 'ended'} />
    </div>
  );
}

function Elapsed({ elapsed, total }: StoryPlayer) {
  const [before, after] = interpolate(words.transport.elapsed, { total: clock(total) }).split(
    '{elapsed}',
  );
  return (
    <p className="text-tiny whitespace-nowrap text-on-dark-soft">
      <span>{before}</span>
      <strong className="font-semibold text-on-dark">{clock(elapsed)}</strong>
      <span>{after}</span>
    </p>
  );
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
