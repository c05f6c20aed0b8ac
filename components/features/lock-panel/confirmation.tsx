import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { everyDoor } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type ConfirmationProps = {
  /** The door to release, or `everyDoor`. */
  door: string;
  commands: LockPanelCommands;
};

/**
 * Asks before a release. Focus starts on the button that keeps the door locked and returns to the one
 * that asked, and a panel that scrolls as a whole to where it was. Escape keeps the door locked without
 * closing the panel.
 */
export function Confirmation({ door, commands: { ask, release } }: ConfirmationProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const words = door === everyDoor ? copy.confirm.all : copy.confirm.one;

  useLayoutEffect(() => {
    const before = document.activeElement;
    const box = safe.current?.closest('[role=group]');
    const panel = box?.closest('dialog');
    const top = panel?.scrollTop;
    safe.current?.focus();
    return () => {
      panel?.scrollTo({ top });
      if (box?.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    };
  }, []);

  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    ask();
  };

  return (
    <div
      role="group"
      aria-labelledby="release-title"
      onKeyDown={keep}
      className={cx(
        'mb-3 rounded-card bg-surface p-4 shadow-raised @medium/panel:p-5 forced-colors:border low:order-1 low:mx-4',
        // Over the note, so that nothing moves.
        '@large/panel:tall:z-1 @large/panel:tall:col-start-1 @large/panel:tall:row-start-2 @large/panel:tall:mx-10 @large/panel:tall:my-4',
        '@large/panel:tall:flex @large/panel:tall:items-center @large/panel:tall:justify-between @large/panel:tall:gap-x-10',
      )}
    >
      <div>
        <p id="release-title" className="font-display text-h5 leading-6">
          {interpolate(words.title, { door })}
        </p>
        <p id="release-text" className="mt-1.5 text-small text-soft">
          {words.text}
        </p>
      </div>
      {/* The scroller's padding is for what lies under this box: focus in it scrolls nothing. */}
      <div className="mt-3.5 flex flex-wrap gap-2.5 *:min-h-12 *:grow *:-scroll-mb-40 *:px-4! @medium/panel:*:grow-0 @large/panel:tall:mt-0 @large/panel:tall:shrink-0 low:*:scroll-mb-0">
        <Button
          ref={safe}
          variant="secondary"
          size="small"
          className="focus:outline-[3px] focus:outline-offset-2 focus:outline-strong"
          aria-describedby="release-text"
          onClick={() => ask()}
        >
          {words.keep}
        </Button>
        <Button variant="dark" size="small" onClick={release}>
          {interpolate(words.release, { door })}
        </Button>
      </div>
    </div>
  );
}
