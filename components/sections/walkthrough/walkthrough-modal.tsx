'use client';

import { Modal } from '@/components/ui/modal';
import type { SchoolKind } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { Walkthrough } from './walkthrough';
import '@/styles/deferred.css';

type WalkthroughModalProps = { school: SchoolKind; onClose: () => void };

const titleId = 'walkthrough-title';

/**
 * The incident walkthrough in a dialog, behind every Watch Demo button (SPEC section 2, "Solution
 * pages"). Load it when it is opened: no page's first load should carry it.
 *
 * @param school the kind of school to begin with; the visitor may change it
 */
export function WalkthroughModal({ school, onClose }: WalkthroughModalProps) {
  return (
    <div className="deferred">
      <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close}>
        <Walkthrough school={school} titleId={titleId} />
      </Modal>
    </div>
  );
}
