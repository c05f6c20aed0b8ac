'use client';

import { ContactLink } from '@/components/sections/contact-link';
import { DeferredStyles } from '@/components/features/deferred-styles';
import { Modal } from '@/components/ui/modal';
import { textLink } from '@/components/ui/text-link';
import { lockPanel as copy } from '@/content/lock-panel/lock-panel';
import { Announcements } from './announcements';
import { Confirmation } from './confirmation';
import { DoorRow } from './door-row';
import { everyDoor } from './lock-state';
import { PanelHead } from './panel-head';
import { useLockPanel } from './use-lock-panel';
import { visitSentence } from './visit-sentence';

/**
 * The Remote Control dialog of the Rapid Lockdown card: a simulated hallway of eight doors. It is
 * open while mounted, and its state is lost on unmount. It uses container queries: a list, from
 * 40rem two rows of four doors, from 72rem one row of eight with the notes below it; the
 * illustration is shorter in a low window.
 */
export function LockPanel({ onClose }: { onClose: () => void }) {
  const { state, ...commands } = useLockPanel({ doors: copy.doors, time: copy.clock.time });
  const { doors, asking } = state;
  const half = doors.length / 2;

  return (
    <DeferredStyles>
      <Modal
        labelledBy="lock-panel-title"
        onClose={onClose}
        closeLabel={copy.close}
        className="@container"
      >
        <PanelHead doors={doors} asking={asking} commands={commands} />
        <div
          tabIndex={-1}
          className="min-h-0 grow scroll-pb-40 overflow-y-auto overscroll-contain bg-ground outline-none [--hallway:clamp(10rem,26vh,15rem)] @medium:scroll-pb-20 @large:[--hallway:clamp(9.5rem,90vh-39.5rem,19.75rem)] @large:[--notes:17.5rem] @xlarge:[--hallway:clamp(9.5rem,90vh-38rem,19.75rem)] @xlarge:[--notes:16rem]"
        >
          <div className="relative flex min-h-full flex-col">
            <div className="relative @large:grid @large:grid-cols-2 @large:pb-(--notes)">
              {asking === everyDoor && <Confirmation commands={commands} />}
              <DoorRow doors={doors.slice(0, half)} from={0} asking={asking} commands={commands} />
              <DoorRow doors={doors.slice(half)} from={half} asking={asking} commands={commands} />
            </div>
            <PanelFoot sentence={visitSentence(state, copy.sentences)} />
            <Egress />
          </div>
        </div>
        <Announcements changes={state.changes} time={state.time} />
      </Modal>
    </DeferredStyles>
  );
}

/** States that this is a simulation, and links to the contact form with what the visitor did. */
function PanelFoot({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col items-start gap-x-6 gap-y-3 px-4 py-4 @medium:flex-row @medium:items-center @medium:justify-between @medium:px-9.5 @large:min-h-14.5 @large:border-t @large:border-hairline @large:px-10 @large:py-2">
      <p className="text-small text-soft">{copy.note}</p>
      <ContactLink sentence={sentence} className={textLink({ className: 'shrink-0' })}>
        {copy.link}
      </ContactLink>
    </div>
  );
}

/**
 * The statement that anyone can always leave, visible together with the buttons. In the layout with
 * one row it fills the space to the left of the notes; otherwise, and in a very low window, it is
 * sticky at the bottom, above the phone's commands for all doors.
 */
function Egress() {
  return (
    <div className="sticky bottom-0 z-1 mt-auto gap-x-6 border-t border-hairline bg-ground px-4 pt-3 pb-20 @medium:flex @medium:items-baseline @medium:px-9.5 @medium:py-3.5 @large:px-10 @large:tall:absolute @large:tall:bottom-14.75 @large:tall:left-10 @large:tall:z-0 @large:tall:block @large:tall:h-(--notes) @large:tall:w-[20.5%] @large:tall:border-0 @large:tall:bg-transparent @large:tall:px-0 @large:tall:pt-8.5">
      <h3 className="text-[1.125rem] leading-tight font-semibold tracking-title @medium:shrink-0 @large:text-h4 @large:leading-[1.15]">
        {copy.egress.title}
      </h3>
      <p className="mt-0.5 text-tiny leading-5 text-soft @medium:text-small @large:tall:mt-2 @large:tall:text-detail @large:tall:leading-6">
        {copy.egress.text}
      </p>
    </div>
  );
}
