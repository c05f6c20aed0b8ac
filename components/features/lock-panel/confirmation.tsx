import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { interpolate } from '@/components/lib/interpolate';
import { Button } from '@/components/ui/button';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { everyDoor, type Send } from './reduce-panel';

/**
 * Asks before the release of a door or of `everyDoor`. Focus starts on the button that keeps the door locked
 * and returns to the one that asked. Escape keeps the door locked without closing the panel.
 */
export function Confirmation({ door, send }: { door: string; send: Send }) {
  const box = useRef<HTMLDivElement>(null);
  const words = door === everyDoor ? copy.confirm.all : copy.confirm.one;

  useLayoutEffect(() => {
    const { activeElement: before } = document;
    const question = box.current;
    question?.querySelector('button')?.focus();
    return () => {
      if (question?.contains(document.activeElement)) (before as HTMLElement).focus();
    };
  }, []);

  const keep = () => send({ type: 'ask' });
  const keepOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    keep();
  };

  return (
    <div
      ref={box}
      role="group"
      aria-labelledby="release-title"
      onKeyDown={keepOnEscape}
      className="mb-3 flex flex-wrap items-center gap-x-10 gap-y-3 rounded-card bg-surface p-4 shadow-raised forced-colors:border"
    >
      <div className="grow basis-80">
        <p id="release-title" className="font-display text-h5">
          {interpolate(words.title, { door })}
        </p>
        <p id="release-text" className="text-small text-soft">
          {words.text}
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5 *:grow *:px-3!">
        <Button
          variant="secondary"
          size="small"
          className="focus:outline-[3px] focus:outline-offset-2 focus:outline-strong"
          aria-describedby="release-text"
          onClick={keep}
        >
          {words.keep}
        </Button>
        <Button variant="dark" size="small" onClick={() => send({ type: 'release' })}>
          {interpolate(words.release, { door })}
        </Button>
      </div>
    </div>
  );
}
