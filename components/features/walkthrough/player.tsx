import { useEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '@/components/lib/cx';
import { lowerThan } from '@/components/lib/media';
import { useMedia } from '@/components/lib/use-media';
import type { SchoolKind } from '@/content/walkthrough/types';
import { Announcement } from '@/components/scene/story/announcement';
import { stepAt } from '@/components/scene/story/frame-at';
import { useStory } from '@/components/scene/story/use-story';
import { Head } from './head';
import { PlayerPhone } from './player-phone';
import { PlayerWide } from './player-wide';
import { TextVersion } from './text-version';
import { useFocusFallback } from './use-focus-fallback';
import { useLayout } from './use-layout';
import { storyFor } from './story-for';

type PlayerProps = {
  school: SchoolKind;
  /** In a dialog: the id for the title. In a page it plays and takes focus at once. */
  titleId?: string;
};

const controls = 'button, a, input, select, summary, textarea';

/** The walkthrough's choices, stage, timeline, caption and buttons, or its text version. */
export function Player({ school, titleId }: PlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const inDialog = titleId !== undefined;
  const player = useStory(storyFor, school, !inDialog);
  const layout = useLayout(inDialog);
  const scrolls = useMedia(lowerThan('zoomed')) && layout !== 'side';
  const { state, story, send } = player;
  const { clock, title } = stepAt(story.steps, state.step);
  const narrow = layout === 'phone' || layout === 'side';
  const parts = { player, layout, fills: inDialog && !scrolls };

  useFocusFallback(root, `${state.text} ${narrow}`);
  useEffect(() => {
    if (!inDialog) root.current?.focus({ preventScroll: true });
  }, [inDialog]);

  /** Space plays and pauses unless a control has focus. */
  const playOnSpace = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    if (event.key !== ' ' || state.text || target.closest(controls)) return;
    event.preventDefault();
    send({ type: state.status === 'playing' ? 'pause' : 'play' });
  };

  return (
    <div
      ref={root}
      tabIndex={-1}
      onKeyDown={playOnSpace}
      className={cx('min-h-0 flex-1 outline-none', scrolls ? 'overflow-y-auto' : 'flex flex-col')}
    >
      <Head player={player} layout={layout} titleId={titleId} />
      {state.text ? (
        <TextVersion
          key={`${story.trigger} ${story.school}`}
          story={story}
          labelledBy={titleId}
          onWatch={narrow ? () => send({ type: 'readAsText', on: false }) : undefined}
        />
      ) : narrow ? (
        <PlayerPhone {...parts} />
      ) : (
        <PlayerWide {...parts} />
      )}
      <Announcement
        text={state.status === 'ready' || state.text ? '' : `${clock}. ${title}`}
        waits={state.skipped}
      />
    </div>
  );
}
