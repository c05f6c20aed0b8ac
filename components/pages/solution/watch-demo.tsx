'use client';

import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyPart } from '@/components/lib/use-lazy-part';
import type { SchoolKind } from '@/content/walkthrough/types';

type WatchDemoProps = {
  label: string;
  /** The initial kind of school. */
  school: SchoolKind;
  /** Shown when the walkthrough's code fails to load. */
  failed: string;
};

const loadModal = () =>
  import('@/components/features/walkthrough/walkthrough-modal').then(
    (module) => module.WalkthroughModal,
  );

/**
 * Opens the incident walkthrough, whose code loads when the button is pointed at, focused or pressed.
 */
export function WatchDemo({ label, school, failed: message }: WatchDemoProps) {
  const [open, setOpen] = useState(false);
  const { Part: Modal, failed, request, preload } = useLazyPart(loadModal);

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          request();
        }}
      >
        <Play aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {label}
      </Button>
      {failed && (
        <p role="alert" className="basis-full">
          {message}
        </p>
      )}
      {open && Modal && <Modal school={school} onClose={() => setOpen(false)} />}
    </>
  );
}
