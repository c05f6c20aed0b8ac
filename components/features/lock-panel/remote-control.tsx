'use client';

import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { OpenButton } from '@/components/ui/open-button';

type RemoteControlProps = {
  label: string;
  /** Beside another button of a page, rather than on a card. */
  isLarge?: boolean;
};

/** A button that opens the lock simulation. */
export const RemoteControl = ({ label, isLarge }: RemoteControlProps) => (
  <OpenButton
    load={() => import('./lock-panel')}
    show={({ LockPanel }, close) => <LockPanel onClose={close} />}
    variant={isLarge ? 'secondary' : 'dark'}
    size={isLarge ? 'normal' : 'small'}
    aria-haspopup="dialog"
    className="z-1"
  >
    <LockKeyhole className="size-4.5" />
    {label}
  </OpenButton>
);
