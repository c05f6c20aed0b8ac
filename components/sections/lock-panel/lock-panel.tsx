'use client';

import { DeferredStyles } from '@/components/sections/deferred-styles';
import { Modal } from '@/components/ui/modal';
import { lockPanel as copy } from '@/content/lock-panel';
import { Announcements } from './announcements';
import { Confirmation } from './confirmation';
import { DoorRow } from './door-row';
import { Egress } from './egress';
import { everyDoor } from './lock-state';
import { PanelFoot } from './panel-foot';
import { PanelHead } from './panel-head';
import { useLockPanel } from './use-lock-panel';
import { visitSentence } from './visit-sentence';

/**
 * The Remote Control dialog of the Rapid Lockdown card: a simulated corridor of eight doors. It is
 * open while mounted, and its state is lost on unmount. It uses container queries: a list, from
 * 40rem two rows of four doors, from 67rem one row of eight with the notes below it; the
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
          className="min-h-0 grow scroll-pb-40 overflow-y-auto overscroll-contain bg-ground outline-none [--corridor:clamp(10rem,26vh,15rem)] @medium:scroll-pb-20 @large:[--corridor:clamp(9.5rem,90vh-39.5rem,19.75rem)] @large:[--notes:17.5rem] @xlarge:[--corridor:clamp(9.5rem,90vh-38rem,19.75rem)] @xlarge:[--notes:16rem]"
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
