'use client';

import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { Announcement } from '@/components/ui/announcement';
import { useStory } from '@/components/player/use-story';
import { Modal } from '@/components/ui/modal';
import { words } from '@/content/walkthrough/words';
import { Controls } from './controls';
import { Head } from './head';
import { storyFor, titleOf, type Choice } from './story-for';
import { TextVersion } from './text-version';
import { Watch } from './watch';

/** A choice is what it begins with; the visitor can change it. */
type WalkthroughProps = Partial<Choice> & { onClose: () => void };

const titleId = 'walkthrough-title';

const controls = 'button, a, input, select';

/**
 * The incident walkthrough in a dialog: choices, the story or its text version, and the buttons. It plays at
 * once, except with reduced motion. In a low window all of it scrolls together. Load it on demand, because its
 * code is large.
 */
export function Walkthrough({
  trigger = 'panic-button',
  school = 'single',
  onClose,
}: WalkthroughProps) {
  const [choice, setChoice] = useState<Choice>({ trigger, school });
  const [hasChosen, setHasChosen] = useState(false);
  const [isText, setIsText] = useState(false);
  const story = useMemo(() => storyFor(choice), [choice]);
  const player = useStory(story);
  const { state, frame, send } = player;
  const { clock, title } = story.steps[state.step]!;

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

  return (
    <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close}>
      <div
        tabIndex={-1}
        onKeyDown={playOnSpace}
        className="@container flex min-h-0 flex-auto scroll-pb-20 flex-col overflow-y-auto outline-none"
      >
        <Head {...{ story, titleId, choice, choose, isText, readAsText }} />
        {isText ? (
          <TextVersion key={Object.values(choice).join()} story={story} titleId={titleId} />
        ) : (
          <Watch story={story} frame={frame} send={send} />
        )}
        <Controls story={story} player={isText ? undefined : player} />
        <Announcement text={state.status === 'ready' ? chosenTitle : stepTitle} isCaption />
      </div>
    </Modal>
  );
}
