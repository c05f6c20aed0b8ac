'use client';

import { Modal } from '@/components/ui/modal';

/** The Remote Control of the Rapid Lockdown card (SPEC section 2). Open while it is mounted. */
export function LockPanel({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      labelledBy="lock-panel-title"
      onClose={onClose}
      closeLabel="Close modal"
      head={
        <h2 id="lock-panel-title" className="p-6 text-h3 md:p-10">
          Remote Control: second-floor corridor
        </h2>
      }
    >
      {null}
    </Modal>
  );
}
