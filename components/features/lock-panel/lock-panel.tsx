'use client';

import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { Modal } from '@/components/ui/modal';
import { textLink } from '@/components/ui/text-link';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { Confirmation } from './confirmation';
import { DoorCell } from './door-cell';
import { workingOn } from './lock-state';
import { OfflineNote } from './offline-note';
import { PanelHead } from './panel-head';
import { useLockPanel } from './use-lock-panel';

/**
 * The Remote Control dialog of the Rapid Lockdown card: a simulated hallway of doors. It is open
 * while mounted. By its width the doors are a list, two rows or one, with the notes side by side
 * below it; the illustration is shorter in a low window.
 */
export function LockPanel({ onClose }: { onClose: () => void }) {
  const { state, ...commands } = useLockPanel();
  const { now, doors, asking, notices } = state;

  return (
    <Modal
      labelledBy="lock-panel-title"
      onClose={onClose}
      closeLabel={copy.close}
      className="@container/panel low:@container-normal low:scroll-pb-28 low:overflow-y-auto low:sm:scroll-pb-20"
    >
      <PanelHead doors={doors} asking={asking} commands={commands} />
      <div
        tabIndex={-1}
        className={cx(
          'min-h-0 grow scroll-pb-40 overflow-y-auto overscroll-contain bg-ground outline-none @medium/panel:scroll-pb-20 low:min-h-fit low:shrink-0 low:overflow-visible',
          '[--hallway:clamp(10rem,26vh,15rem)] @large/panel:[--hallway:clamp(8rem,90vh-38rem,19.75rem)]',
        )}
      >
        <div className="flex min-h-full flex-col">
          <ul
            className={cx(
              'isolate grid grid-cols-1 overflow-x-clip bg-surface low:sm:grid-cols-2',
              '@medium/panel:grid-cols-4 @medium/panel:border-b @medium/panel:border-hairline @medium/panel:px-8',
              '@large/panel:auto-cols-fr @large/panel:grid-flow-col @large/panel:grid-cols-none @large/panel:px-8.5',
            )}
          >
            {doors.map((door, place) => (
              <DoorCell
                key={door.id}
                door={door}
                working={workingOn(door, now)}
                place={place}
                confirming={asking === door.id}
                commands={commands}
              />
            ))}
          </ul>
          {/*
           * Whether anyone can leave is always in view, with the question before a release. Below one
           * row of doors the question lies over the notes, so that nothing moves when it is asked.
           */}
          <div className="contents @large/panel:tall:grid @large/panel:tall:grow @large/panel:tall:content-start">
            <div
              className={cx(
                'bottom-0 z-1 order-2 mt-auto gap-x-6 gap-y-3 border-t border-hairline bg-ground px-4 pt-3 pb-20 @medium/panel:px-9.5 @medium/panel:py-3.5 @large/panel:px-10',
                '@large/panel:tall:contents low:contents',
                // In a low window it could be higher than what is left for it.
                asking ? 'tall:sticky' : 'sticky',
              )}
            >
              {asking && <Confirmation key={asking} door={asking} commands={commands} />}
              <div className="gap-x-6 @medium/panel:flex @medium/panel:items-baseline @large/panel:tall:row-start-1 @large/panel:tall:px-10 @large/panel:tall:pt-5 low:contents">
                <h3
                  className={cx(
                    'text-[1.125rem] leading-tight font-semibold tracking-title @medium/panel:shrink-0 @large/panel:tall:text-h4',
                    'low:sticky low:bottom-0 low:z-1 low:order-3 low:mt-auto low:border-t low:border-hairline low:bg-ground low:px-4 low:pt-2 low:pb-17 low:sm:py-5 cramped:pb-2',
                  )}
                >
                  {copy.egress.title}
                </h3>
                <p
                  className={cx(
                    'mt-0.5 text-tiny leading-5 text-soft @medium/panel:text-small low:order-2 low:px-4 low:pb-3',
                    // On a phone the question takes its place, and leaves more of the list.
                    asking && 'max-sm:hidden',
                  )}
                >
                  {copy.egress.text}
                </p>
              </div>
            </div>
            <div
              className={cx(
                '@large/panel:tall:col-start-1 @large/panel:tall:row-start-2',
                asking && '@large/panel:tall:invisible',
              )}
            >
              {doors.map(
                (door) => door.status === 'offline' && <OfflineNote key={door.id} door={door} />,
              )}
            </div>
            <div
              className={cx(
                'order-1 flex flex-col items-start gap-x-6 gap-y-3 px-4 py-4 @medium/panel:flex-row @medium/panel:items-center @medium/panel:justify-between @medium/panel:px-9.5',
                '@large/panel:min-h-14.5 @large/panel:border-t @large/panel:border-hairline @large/panel:px-10 @large/panel:py-2 @large/panel:tall:order-none @large/panel:tall:row-start-3',
              )}
            >
              <p className="text-small text-soft">{copy.note}</p>
              <RouteLink to="/contact" className={textLink({ className: 'shrink-0' })}>
                {copy.link}
              </RouteLink>
            </div>
          </div>
        </div>
      </div>
      {/* A log, so that announcements queue. */}
      <div role="log" aria-live="polite" className="sr-only">
        {notices.map(({ words }, index) => (
          <p key={index}>{words}</p>
        ))}
      </div>
    </Modal>
  );
}
