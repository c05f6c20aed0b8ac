import { useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { interpolate } from '@/components/lib/interpolate';
import type { LockState } from './lock-state';
import type { LockPanelCommands } from './use-lock-panel';

type ConfirmationProps = {
  /** The door to release; undefined for all secured doors. */
  door?: LockState;
  commands: LockPanelCommands;
};

/**
 * Asks for confirmation before a release. Focus starts on the button that keeps the door locked and
 * returns to the button that opened it. Escape keeps the door locked without closing the panel.
 */
export function Confirmation({ door, commands: { keep, release } }: ConfirmationProps) {
  const box = useRef<HTMLDivElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const words = door ? copy.confirm.one : copy.confirm.all;
  const values = {
    door: door?.id ?? '',
    schedule: (door ?? copy.doors[0])?.schedule ?? '',
  };

  useLayoutEffect(() => {
    const before = document.activeElement;
    const inside = box.current;
    safe.current?.focus();
    return () => {
      const stillHere = inside?.contains(document.activeElement);
      if (stillHere && before instanceof HTMLElement) before.focus();
    };
  }, []);

  useEscape(keep);

  return (
    <div
      ref={box}
      role="group"
      aria-labelledby="release-title"
      className="mb-3 rounded-card bg-surface p-4 shadow-raised @medium:p-5 forced-colors:border @large:tall:mb-0"
    >
      <p id="release-title" className="font-display text-h5 leading-6">
        {interpolate(words.title, values)}
      </p>
      <p id="release-text" className="mt-1.5 text-small text-soft">
        {interpolate(words.text, values)}
      </p>
      {/* The scroller's padding is for what lies under this box: focus in it scrolls nothing. */}
      <div className="mt-3.5 flex flex-wrap gap-2.5">
        <Button
          ref={safe}
          variant="secondary"
          size="small"
          className="min-h-12 -scroll-mb-40 px-4! focus:outline-[3px] focus:outline-offset-2 focus:outline-strong @max-medium:grow"
          aria-describedby="release-text"
          onClick={keep}
        >
          {words.keep}
        </Button>
        <Button
          variant="dark"
          size="small"
          className="min-h-12 -scroll-mb-40 px-4! @max-medium:grow"
          onClick={release}
        >
          {interpolate(words.release, values)}
        </Button>
      </div>
    </div>
  );
}

/** Handles Escape before the dialog does, wherever focus is. */
function useEscape(keep: () => void) {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      keep();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [keep]);
}
