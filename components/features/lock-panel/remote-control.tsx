'use client';

import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { OpenButton } from '@/components/ui/open-button';

type RemoteControlProps = {
  label: string;
  /** Small and dark on a card, normal beside another button of a page. */
  size?: 'small' | 'normal';
};

/** A button that opens the lock simulation. */
export const RemoteControl = ({ label, size = 'small' }: RemoteControlProps) => (
  <OpenButton
    load={() => import('./lock-panel')}
    show={({ LockPanel }, close) => <LockPanel onClose={close} />}
    variant={size === 'small' ? 'dark' : 'secondary'}
    size={size}
    className="z-1"
  >
    <LockKeyhole className="size-4.5" />
    {label}
  </OpenButton>
);
