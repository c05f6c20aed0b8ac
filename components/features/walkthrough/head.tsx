import { interpolate } from '@/components/lib/interpolate';
import { lowerThan } from '@/components/lib/media';
import { useMedia } from '@/components/lib/use-media';
import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import { Choices } from './choices';
import type { Layout } from './use-layout';
import type { StoryPlayer } from '@/components/scene/story/use-story';

type HeadProps = { player: StoryPlayer; layout: Layout; titleId?: string };

/**
 * Title, choices and the switch to the text version, which phones have at the foot. There is no title
 * in a page section, which has a heading.
 */
export function Head({ player, layout, titleId }: HeadProps) {
  const { state, story, send } = player;
  const isLow = useMedia(lowerThan('row'));
  const row = titleId && (layout === 'side' || layout === 'beside' || (layout === 'over' && isLow));
  const title = titleId && (
    <h2 id={titleId} tabIndex={-1} className={layout === 'side' ? 'text-h4' : 'text-h3'}>
      <span>{story.title}</span>
      <span className={cx((row || layout === 'phone') && 'sr-only print:not-sr-only')}>
        {` ${interpolate(words.at, { school: story.at })}`}
      </span>
    </h2>
  );
  const choices = (
    <Choices
      trigger={state.trigger}
      school={state.school}
      send={send}
      as={row ? 'bare' : layout === 'over' ? 'radios' : 'selects'}
      icons={titleId !== undefined}
    />
  );
  const toggle = layout !== 'phone' && layout !== 'side' && <TextSwitch {...player} />;
  return (
    <div
      className={cx(
        'on-light shrink-0 bg-surface px-margin-phone text-strong print:p-0',
        row ? 'flex items-center gap-3 py-2.5 pr-18 md:pl-10' : 'py-4 md:px-10 md:py-5',
        row && layout !== 'side' && 'md:py-4 md:pr-24',
      )}
    >
      {row ? (
        <>
          <div className="grow">{title}</div>
          <div className="flex items-center gap-3 print:hidden">{choices}</div>
          {toggle}
        </>
      ) : (
        <>
          {title && (
            <div className="mb-2 flex min-h-12 items-center justify-between gap-6 pr-14 md:pr-18">
              {title}
              {layout === 'over' && toggle}
            </div>
          )}
          <div className="flex flex-wrap items-end gap-x-2 gap-y-3 max-md:*:grow print:hidden">
            {choices}
            {(!title || layout === 'below') && toggle && <div className="ml-auto">{toggle}</div>}
          </div>
        </>
      )}
    </div>
  );
}

/** Switches between the stage and the text version. */
function TextSwitch({ state: { text }, send }: StoryPlayer) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={text}
      onClick={() => send({ type: 'readAsText', on: !text })}
      className="group flex h-12 items-center gap-2.5 rounded-chip font-display text-label font-medium"
    >
      {words.readAsText}
      <span
        aria-hidden="true"
        className="flex h-6.5 w-11.5 items-center rounded-full border-2 border-outline px-[3px] transition-colors group-aria-checked:border-strong group-aria-checked:bg-strong"
      >
        <span className="size-4 rounded-full bg-soft transition-transform group-aria-checked:translate-x-5 group-aria-checked:bg-surface forced-colors:bg-[ButtonText]" />
      </span>
    </button>
  );
}
