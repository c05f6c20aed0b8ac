'use client';

import Power from 'lucide-react/icons/power';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** The panel's code is fetched when somebody means to use it. A failed fetch is tried again. */
const load = () => import('@/components/sections/lock-panel/lock-panel');
const fetchEarly = () => void load().catch(() => undefined);

type Panel = Awaited<ReturnType<typeof load>>['LockPanel'];
type RemoteControlProps = { label: string; failure: string };

/**
 * The Remote Control button of the Rapid Lockdown card: opens the lock simulation. If its code
 * fails to load, a message appears under the button, which can be pressed again.
 */
export function RemoteControl({ label, failure }: RemoteControlProps) {
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const [failed, setFailed] = useState(false);

  const open = () => {
    setFailed(false);
    load().then(
      ({ LockPanel }) => setPanel({ Panel: LockPanel }),
      () => setFailed(true),
    );
  };

  return (
    <>
      <Button
        variant="dark"
        size="small"
        aria-haspopup="dialog"
        className="z-10"
        onPointerEnter={fetchEarly}
        onFocus={fetchEarly}
        onClick={open}
      >
        <Power aria-hidden="true" size={18} strokeWidth={2} />
        {label}
      </Button>
      <p role="alert" className="order-last basis-full text-small text-soft empty:hidden">
        {failed && failure}
      </p>
      {panel && <panel.Panel onClose={() => setPanel(undefined)} />}
    </>
  );
}
