import { interpolate } from '@/components/lib/interpolate';
import { words } from '@/content/walkthrough/words';
import { cx } from '@/components/lib/cx';
import { Choices } from './choices';
import type { PlayerParts } from './player-parts';
import { TextSwitch } from './text-switch';

type HeadProps = PlayerParts & { titleId?: string };

/**
 * Title, choices and the switch to the text version. There is no title in a page section, which has
 * a heading.
 */
export function Head({ player, narrow, side, list, titleId }: HeadProps) {
  const { state, story, send } = player;
  const inLine = titleId !== undefined && list === 'by-stage';
  const toggle = <TextSwitch on={state.text} onChange={(on) => send({ type: 'readAsText', on })} />;
  /** Whether the switch comes before the choices, next to the title. */
  const toggleFirst = titleId !== undefined && !narrow && (inLine || list === 'over');
  return (
    <div
      className={cx(
        'on-light shrink-0 bg-surface px-margin-phone text-strong print:p-0',
        side
          ? 'flex items-center justify-between gap-3 py-2.5 pr-18'
          : 'pt-1 pb-3.5 md:px-10 md:py-5',
      )}
    >
      {titleId && (
        <div
          className={cx(
            !side && 'mb-2.5 flex min-h-12 items-center justify-between gap-6 pr-14 md:pr-18',
          )}
        >
          <h2 id={titleId} tabIndex={-1} className={side ? 'text-h4' : 'text-h3'}>
            <span>{story.title}</span>
            <span className={cx('print:inline', side ? 'hidden' : 'max-md:hidden')}>
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
          as={side ? 'bare' : narrow ? 'columns' : inLine ? 'line' : 'radios'}
          icons={titleId !== undefined}
        >
          {!narrow && !toggleFirst && <div className="ml-auto">{toggle}</div>}
        </Choices>
      </div>
    </div>
  );
}
