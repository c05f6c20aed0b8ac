'use client';

import { useEffect, useRef, type KeyboardEvent } from 'react';
import { atLeast, lowWindow } from '@/components/lib/media';
import { cx } from '@/components/lib/cx';
import type { SchoolKind } from '@/content/walkthrough/types';
import { Announcer } from './announcer';
import { Head } from './head';
import { PlayerPhone } from './player-phone';
import { PlayerWide } from './player-wide';
import { TextVersion } from './text-version';
import { useKeptFocus } from './use-kept-focus';
import { useMedia } from '@/components/lib/use-media';
import { leastWide } from './stage-view';
import { useStageSize, type StageSize } from './use-stage-size';
import { useWalkthrough } from './use-walkthrough';

type WalkthroughProps = {
  school: SchoolKind;
  /** Given in a dialog: the id its title answers to. Without it there is no title. */
  titleId?: string;
  /** Takes the focus at first, so that Space plays; in a dialog the dialog places it. */
  takesFocus?: boolean;
};

/** Lower than this (400% zoom) head and keys scroll with everything else. */
const leastHeight = 560;

/** A landscape tablet: less than the window's height is left for a stage between head and keys. */
const isLow = ({ width, windowHeight }: StageSize) => width < leastWide && windowHeight < 960;

const controls = 'button, a, input, select, summary, textarea';

/** The incident walkthrough: choices, stage, timeline, caption and keys, or all of it as text. */
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
  const low = inDialog && !narrow && size !== undefined && isLow(size);
  const cramped = inDialog && !side && size !== undefined && size.windowHeight < leastHeight;
  const parts = { player, size, narrow, inDialog: inDialog && !cramped, low, side };

  const watch = () => send({ type: 'readAsText', on: false });

  useKeptFocus(root, `${state.text} ${narrow}`);
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  /** Space plays and pauses from anywhere but a control. */
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
        (narrow ? <PlayerPhone {...parts} size={size} /> : <PlayerWide {...parts} size={size} />)}
      {state.text && (
        <TextVersion story={story} labelledBy={titleId} onWatch={narrow ? watch : undefined} />
      )}
      <Announcer state={state} steps={story.steps} />
    </div>
  );
}
