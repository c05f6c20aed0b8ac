'use client';

import { DeferredStyles } from '@/components/features/deferred-styles';
import { Modal } from '@/components/ui/modal';
import type { SchoolKind } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { Player } from './player';

type WalkthroughProps = {
  /** The initial kind of school; the visitor can change it. */
  school?: SchoolKind;
  /** Shows it in a dialog. Without it, it is part of a page, which has a heading, and starts to play. */
  onClose?: () => void;
};

const titleId = 'walkthrough-title';

/** The incident walkthrough. Load it on demand, because its code is large. */
export function Walkthrough({ school = 'single', onClose }: WalkthroughProps) {
  return (
    <DeferredStyles>
      {onClose ? (
        <Modal labelledBy={titleId} onClose={onClose} closeLabel={words.close}>
          <Player school={school} titleId={titleId} />
        </Modal>
      ) : (
        <div className="overflow-hidden rounded-panel shadow-lifted forced-colors:border">
          <Player school={school} />
        </div>
      )}
    </DeferredStyles>
  );
}
