import { interpolate } from '@/components/lib/interpolate';
import { words } from '@/content/walkthrough/words';
import { Choices } from './choices';
import type { PlayerParts } from './player-parts';
import { leastWide } from './stage-view';
import { TextSwitch } from './text-switch';
import type { StageSize } from './use-stage-size';

type HeadProps = PlayerParts & { size?: StageSize; titleId?: string };

/** Title, choices and the switch to the text; a section has its own heading and needs no title. */
export function Head({ player, size, narrow, low, titleId }: HeadProps) {
  const { state, story, send } = player;
  const toggle = <TextSwitch on={state.text} onChange={(on) => send({ type: 'readAsText', on })} />;
  /** Beside the title where there is room for both. */
  const toggleFirst = titleId !== undefined && (low || (size && size.width >= leastWide));
  return (
    <div className="on-light shrink-0 bg-surface px-margin-phone pt-1 pb-3.5 text-strong md:px-10 md:py-5 print:p-0">
      {titleId && (
        <div className="mb-2.5 flex min-h-12 items-center justify-between gap-6 pr-14 md:pr-18">
          <h2 id={titleId} className="text-h3">
            {story.title}
            <span className="max-md:hidden print:inline">
              {` ${interpolate(words.at, { school: story.at })}`}
            </span>
          </h2>
          {toggleFirst && <div className="shrink-0 print:hidden">{toggle}</div>}
        </div>
      )}
      <div className="print:hidden">
        <Choices
          state={state}
          send={send}
          as={narrow ? 'columns' : low ? 'line' : 'radios'}
          icons={titleId !== undefined}
        >
          {!narrow && !toggleFirst && <div className="ml-auto">{toggle}</div>}
        </Choices>
      </div>
    </div>
  );
}
