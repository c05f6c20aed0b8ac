'use client';

import { useReducer } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { Confirmation } from './confirmation';
import { DoorCell } from './door-cell';
import { canRelease, everyDoor, reducePanel, startPanel } from './reduce-panel';

/**
 * The Remote Control dialog of the Rapid Lockdown card: a simulated hallway of doors. It is open while
 * mounted. Doors and notes scroll between its head and its end; in a low window all of it does, and the note
 * that anyone can leave stays in view. On a phone the commands for all doors are at the bottom.
 */
export function LockPanel({ onClose }: { onClose: () => void }) {
  const [{ doors, asking, notices }, send] = useReducer(reducePanel, startPanel);
  const canReleaseAny = doors.some(canRelease);
  /** By status, of which a pending command is not one: "7 secured, 0 open for class, 1 offline". */
  const counts = (['secured', 'open', 'offline'] as const).map((status) => {
    const count = doors.filter((door) => door.status === status).length;
    return `${count} ${copy.statuses[status].toLowerCase()}`;
  });

  return (
    <Modal
      labelledBy="lock-panel-title"
      onClose={onClose}
      closeLabel={copy.close}
      // High enough for the question at its end, so that nothing moves when it is asked.
      className="scroll-pb-20 overflow-y-auto [--pad:clamp(1rem,3vw,2.5rem)] dialog-fits:overflow-y-hidden md:dialog-fits:min-h-[min(90vh,62rem)]"
    >
      <div className="flex flex-wrap items-center justify-between max-md:dialog-fits:contents">
        <div className="py-4 pr-24 pl-(--pad)">
          <h2 id="lock-panel-title" tabIndex={-1} className="text-h3">
            {copy.title}
          </h2>
          <p className="text-small text-soft">
            {interpolate(copy.summary, { counts: counts.join(', '), ...copy.clock })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 px-(--pad) pb-4 *:grow md:pr-24 max-md:dialog-fits:order-last">
          <Button size="small" onClick={() => send({ type: 'lock all' })}>
            {copy.actions.lockAll}
          </Button>
          <Button
            variant="secondary"
            size="small"
            className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-expanded:bg-ground-alt"
            aria-expanded={asking === everyDoor}
            aria-disabled={!canReleaseAny}
            onClick={() => canReleaseAny && send({ type: 'ask', about: everyDoor })}
          >
            {copy.actions.releaseAll}
          </Button>
        </div>
      </div>
      <div
        tabIndex={-1}
        className="grow overscroll-contain bg-ground outline-none dialog-fits:overflow-y-auto"
      >
        {/* Eight in a row where they have room, or four, or two with large text; on a phone a list. */}
        <ul className="grid-cols-[repeat(auto-fit,minmax(clamp(12.5%,(70rem-100%)*999,max(25%,8.5rem)),1fr))] bg-surface md:grid">
          {doors.map((door) => (
            <DoorCell key={door.id} door={door} isAsked={asking === door.id} send={send} />
          ))}
        </ul>
        <div className="grid gap-4 px-(--pad) py-5">
          <p className="text-small text-soft">{copy.egress.text}</p>
          {doors
            .filter(({ status }) => status === 'offline')
            .map(({ id, since, queued }) => (
              <div
                key={id}
                className="flex flex-wrap gap-x-10 gap-y-2 rounded-card bg-attention px-5 py-4 text-small *:grow *:basis-80 forced-colors:border"
              >
                <div>
                  <p className="font-display text-h5">
                    {interpolate(copy.offline.title, { door: id, time: since })}
                  </p>
                  <p className="text-soft">{copy.offline.text}</p>
                </div>
                <ul className="list-disc space-y-1 pl-5">
                  {[
                    copy.offline.schedule,
                    copy.offline.asked,
                    queued ? copy.offline.queued : copy.offline.command,
                  ].map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
            ))}
          <p className="flex flex-wrap items-center justify-between gap-x-6 text-small text-soft">
            {copy.note}
            <RouteLink to="/contact" className={textLink()}>
              {copy.link}
            </RouteLink>
          </p>
        </div>
      </div>
      <div
        className={cx(
          'border-t border-hairline bg-ground px-(--pad) py-3',
          // In a low window it could be higher than what is left for it.
          !asking && 'sticky bottom-0 z-1',
        )}
      >
        {asking && <Confirmation key={asking} door={asking} send={send} />}
        <h3 className="text-h5">{copy.egress.title}</h3>
      </div>
      {/* A log, so that announcements queue. */}
      <div role="log" aria-live="polite" className="sr-only">
        {notices.map((words, index) => (
          <p key={index}>{words}</p>
        ))}
      </div>
    </Modal>
  );
}
