'use client';

import Power from 'lucide-react/icons/power';
import { useState } from 'react';
import { useLazyPart } from '@/components/lib/use-lazy-part';
import { Button } from '@/components/ui/button';

const loadPanel = () =>
  import('@/components/features/lock-panel/lock-panel').then((module) => module.LockPanel);

type RemoteControlProps = { label: string; failure: string };

/**
 * The Remote Control button of the Rapid Lockdown card: opens the lock simulation, whose code loads
 * when the button is pointed at, focused or pressed. If it fails to load, a message appears under
 * the button, which can be pressed again.
 */
export function RemoteControl({ label, failure }: RemoteControlProps) {
  const [open, setOpen] = useState(false);
  const { Part: Panel, failed, request, preload } = useLazyPart(loadPanel);

  return (
    <>
      <Button
        variant="dark"
        size="small"
        aria-haspopup="dialog"
        className="z-10"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setOpen(true);
          request();
        }}
      >
        <Power aria-hidden="true" className="size-4.5" strokeWidth={2} />
        {label}
      </Button>
      <p role="alert" className="order-last basis-full text-small text-soft empty:hidden">
        {failed && failure}
      </p>
      {open && Panel && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
