'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { scrollBehavior } from '@/components/motion/play';
import { Announcement } from '@/components/ui/announcement';
import { stepAt } from '@/components/player/frame-at';
import { useStory } from '@/components/player/use-story';
import { Modal } from '@/components/ui/modal';
import { header } from '@/content/site/timing';
import { words } from '@/content/walkthrough/words';
import { Foot } from './foot';
import { Head } from './head';
import { storyFor, titleOf, type Choice } from './story-for';
import { TextVersion } from './text-version';
import { Watch } from './watch';

/** A choice is what it begins with; the visitor can change it. */
type WalkthroughProps = Partial<Choice> & {
  /** Shows it in a dialog. Without it, it is part of a page, which has a heading. */
  onClose?: () => void;
};

const titleId = 'walkthrough-title';

const controls = 'button, a, input, select, summary';

/**
 * The incident walkthrough: choices, the story or its text version, and the buttons. It plays at once,
 * except with reduced motion. Load it on demand, because its code is large.
 */
export function Walkthrough({
  trigger = 'panic-button',
  school = 'single',
  onClose,
}: WalkthroughProps) {
  const inDialog = onClose !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>({ trigger, school });
  const [hasChosen, setHasChosen] = useState(false);
  const [isText, setIsText] = useState(false);
  const story = useMemo(() => storyFor(choice), [choice]);
  const player = useStory(story);
  const { state, frame, send } = player;
  const { clock, title } = stepAt(story.steps, state.step);

  useEffect(() => {
    const part = root.current;
    if (inDialog || !part) return;
    part.focus({ preventScroll: true });
    const { top, bottom } = part.getBoundingClientRect();
    if (top < header.scrolledHeight || bottom > window.innerHeight)
      part.scrollIntoView({ behavior: scrollBehavior() });
  }, [inDialog]);

  const choose = useCallback(
    (chosen: Partial<Choice>) => {
      setChoice((before) => ({ ...before, ...chosen }));
      setHasChosen(true);
      send({ type: 'reset' });
    },
    [send],
  );

  const readAsText = () => {
    setIsText(!isText);
    send({ type: 'pause' });
  };

  /** Space plays and pauses unless a control has focus. */
  const playOnSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ' || isText || (event.target as Element).closest(controls)) return;
    event.preventDefault();
    send({ type: state.status === 'playing' ? 'pause' : 'play' });
  };

  const stepTitle = isText ? '' : `${clock}. ${title}`;
  const chosenTitle = hasChosen ? titleOf(story) : '';
  const announced = state.status === 'ready' ? chosenTitle : stepTitle;

  const dialogTitle = inDialog ? titleId : undefined;
  const content = (
    <div
      ref={root}
      tabIndex={-1}
      onKeyDown={playOnSpace}
      className="@container flex min-h-0 flex-auto flex-col outline-none zoomed:block zoomed:overflow-y-auto"
    >
      <Head {...{ story, choice, choose, titleId: dialogTitle, isText, readAsText }} />
      {isText ? (
        <TextVersion key={Object.values(choice).join()} story={story} labelledBy={dialogTitle} />
      ) : (
        <Watch story={story} step={state.step} frame={frame} send={send} />
      )}
      <Foot story={story} player={isText ? undefined : player} />
      <Announcement text={announced} isCaption />
    </div>
  );
  return onClose ? (
    <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close}>
      {content}
    </Modal>
  ) : (
    <div className="overflow-clip rounded-panel shadow-lifted [--covered:8.5rem] md:[--covered:5.5rem] forced-colors:border zoomed:[--covered:0px]">
      {content}
    </div>
  );
}
