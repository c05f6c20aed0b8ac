'use client';

import { Modal } from '@/components/ui/modal';
import type { SchoolKind } from '@/content/walkthrough/types';

type WalkthroughModalProps = { school: SchoolKind; onClose: () => void };

/** The incident walkthrough in a dialog, behind every Watch Demo button (SPEC section 2). */
export function WalkthroughModal({ onClose }: WalkthroughModalProps) {
  return (
    <Modal labelledBy="walkthrough-title" onClose={onClose} closeLabel="Close modal">
      <h2 id="walkthrough-title" className="p-10 text-h3">
        One call for help at Larkfield High
      </h2>
    </Modal>
  );
}
