'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { atLeast, lowWindow } from '@/components/lib/media';
import { cx } from '@/components/lib/cx';
import type { SchoolKind } from '@/content/walkthrough/types';
import { Announcer } from './announcer';
import { arrange } from './arrangement';
import { Head } from './head';
import { PlayerPhone } from './player-phone';
import { PlayerWide } from './player-wide';
import { TextVersion } from './text-version';
import { useFocusFallback } from './use-focus-fallback';
import { useMedia } from '@/components/lib/use-media';
import { useStageSize } from './use-stage-size';
import { useWalkthrough } from './use-walkthrough';

type WalkthroughProps = {
  school: SchoolKind;
  /** In a dialog: the id for the title. Without it there is no title. */
  titleId?: string;
  /** Focuses the player on mount, so that Space plays; a dialog manages focus itself. */
  takesFocus?: boolean;
};

/** In a lower window (400% zoom) the head and the controls scroll with the rest. */
const leastHeight = 560;

/** The share of the window's height that a dialog fills at most where it is not full screen. */
const dialogShare = 0.9;

const controls = 'button, a, input, select, summary, textarea';

/**
 * The incident walkthrough: choices, stage, timeline, caption and controls, or the text version.
 */
export function Walkthrough({ school, titleId, takesFocus }: WalkthroughProps) {
  const root = useRef<HTMLDivElement>(null);
  const player = useWalkthrough(school);
  const size = useStageSize(root);
  const isLowWindow = useMedia(lowWindow);
  const isNarrow = !useMedia(atLeast('md'));
  const { state, story, send } = player;
  const inDialog = titleId !== undefined;
  const side = inDialog && isLowWindow;
  const narrow = isNarrow || side;
  const isFull = !useMedia(atLeast('roomy'));
  const cramped = inDialog && !side && size !== undefined && size.windowHeight < leastHeight;
  const { width = 0, windowHeight = 0 } = size ?? {};
  const height = windowHeight * (inDialog && !isFull ? dialogShare : 1);
  const list = arrange({ width, height, inDialog });
  const parts = { player, narrow, inDialog: inDialog && !cramped, list, side };

  const watch = () => send({ type: 'readAsText', on: false });

  useFocusFallback(root, `${state.text} ${narrow}`);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);

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
      className={cx('min-h-0 flex-1 outline-none', cramped ? 'overflow-y-auto' : 'flex flex-col')}
    >
      <Head {...parts} titleId={titleId} />
      {!state.text &&
        size &&
        (narrow ? (
          <PlayerPhone {...parts} size={size} height={height} />
        ) : (
          <PlayerWide {...parts} size={size} height={height} />
        ))}
      {state.text && (
        <TextVersion
          key={`${story.trigger} ${story.school}`}
          story={story}
          labelledBy={titleId}
          onWatch={narrow ? watch : undefined}
        />
      )}
      <Announcer state={state} steps={story.steps} />
    </div>
  );
}
