'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { DeferredStyles } from '@/components/features/deferred-styles';
import { Announcement } from '@/components/scene/story/announcement';
import { stepAt } from '@/components/scene/story/frame-at';
import { useStory } from '@/components/scene/story/use-story';
import { Modal } from '@/components/ui/modal';
import type { SchoolKind } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { Foot } from './foot';
import { Head } from './head';
import { storyFor, type Choice } from './story-for';
import { TextVersion } from './text-version';
import { Watch } from './watch';

type WalkthroughProps = {
  /** The initial kind of school; the visitor can change it. */
  school?: SchoolKind;
  /** Shows it in a dialog. Without it, it is part of a page, which has a heading, and starts to play. */
  onClose?: () => void;
};

const titleId = 'walkthrough-title';

/** The incident walkthrough. Load it on demand, because its code is large. */
export function Walkthrough({ school = 'single', onClose }: WalkthroughProps) {
  return (
    <DeferredStyles>
      {onClose ? (
        <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close}>
          <Player school={school} titleId={titleId} />
        </Modal>
      ) : (
        <div className="overflow-hidden rounded-panel shadow-lifted forced-colors:border">
          <Player school={school} />
        </div>
      )}
    </DeferredStyles>
  );
}

type PlayerProps = {
  school: SchoolKind;
  /** In a dialog: the id for the title. In a page it plays and takes focus at once. */
  titleId?: string;
};

const controls = 'button, a, input, select, summary';

/** The walkthrough's choices, the story or its text version, and the buttons. */
function Player({ school, titleId }: PlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState<Choice>({ trigger: 'panic-button', school });
  const [isText, setIsText] = useState(false);
  const story = useMemo(() => storyFor(choice), [choice]);
  const player = useStory(story, !titleId);
  const { state, frame, send } = player;
  const { clock, title } = stepAt(story.steps, state.step);

  useEffect(() => {
    if (!titleId) root.current?.focus({ preventScroll: true });
  }, [titleId]);

  const choose = useCallback(
    (chosen: Partial<Choice>) => {
      setChoice((before) => ({ ...before, ...chosen }));
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

  return (
    <div
      ref={root}
      tabIndex={-1}
      onKeyDown={playOnSpace}
      className="@container flex min-h-0 flex-1 flex-col outline-none zoomed:block zoomed:overflow-y-auto"
    >
      <Head {...{ story, choice, choose, titleId, isText, readAsText }} />
      {isText ? (
        <TextVersion key={Object.values(choice).join()} story={story} labelledBy={titleId} />
      ) : (
        <Watch story={story} step={state.step} frame={frame} send={send} />
      )}
      <Foot story={story} player={isText ? undefined : player} />
      <Announcement text={state.status === 'ready' || isText ? '' : `${clock}. ${title}`} />
    </div>
  );
}
