'use client';

import { DeferredStyles } from '@/components/features/deferred-styles';
import { Modal } from '@/components/ui/modal';
import type { SchoolKind } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { Walkthrough } from './walkthrough';

type WalkthroughModalProps = { school: SchoolKind; onClose: () => void };

const titleId = 'walkthrough-title';

/**
 * The incident walkthrough in a dialog, opened by every Watch Demo button. Load it on demand,
 * because its code is large.
 *
 * @param school the initial kind of school; the visitor can change it
 */
export function WalkthroughModal({ school, onClose }: WalkthroughModalProps) {
  return (
    <DeferredStyles>
      <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close} fullOnTablets>
        <Walkthrough school={school} titleId={titleId} />
      </Modal>
    </DeferredStyles>
  );
}
