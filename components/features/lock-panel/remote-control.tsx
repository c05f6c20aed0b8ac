'use client';

import Power from 'lucide-react/icons/power';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from '@/components/ui/button';

const loadPanel = () => import('./lock-panel').then((module) => module.LockPanel);

type RemoteControlProps = {
  label: string;
  failed: string;
  /** Beside another button of a page, rather than on a card. */
  isLarge?: boolean;
};

/** A button that opens the lock simulation. */
export function RemoteControl({ label, failed, isLarge }: RemoteControlProps) {
  const { opened: Panel, hasFailed, close, button } = useOpener(loadPanel);

  return (
    <>
      <Button
        variant={isLarge ? 'secondary' : 'dark'}
        size={isLarge ? 'normal' : 'small'}
        aria-haspopup="dialog"
        className="z-1"
        {...button}
      >
        <Power className="size-4.5" />
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className="order-last basis-full text-small text-soft">
          {failed}
        </p>
      )}
      {Panel && <Panel onClose={close} />}
    </>
  );
}
