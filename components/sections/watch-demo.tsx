'use client';

import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLazyPart } from '@/components/lib/use-lazy-part';
import type { SchoolKind } from '@/content/walkthrough/types';

type WatchDemoProps = {
  label: string;
  /** The kind of school the walkthrough starts with. */
  school: SchoolKind;
  /** Said when the walkthrough's code could not be fetched. */
  failed: string;
};

const loadModal = () =>
  import('@/components/sections/walkthrough/walkthrough-modal').then(
    (module) => module.WalkthroughModal,
  );

/** Opens the incident walkthrough (SPEC section 2, "Watch Demo"); its code comes on the first press. */
export function WatchDemo({ label, school, failed: message }: WatchDemoProps) {
  const [open, setOpen] = useState(false);
  const { Part: Modal, failed, request } = useLazyPart(loadModal);

  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          request();
        }}
      >
        <Play aria-hidden="true" size={20} strokeWidth={1.75} />
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
