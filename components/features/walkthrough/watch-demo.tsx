'use client';

import Play from 'lucide-react/icons/play';
import { OpenButton } from '@/components/ui/open-button';
import type { SchoolKind, Trigger } from '@/content/walkthrough/types';

type WatchDemoProps = {
  label: string;
  /** What it begins with; the visitor can change both. */
  trigger?: Trigger;
  school?: SchoolKind;
};

/** A button that opens the incident walkthrough. */
export const WatchDemo = ({ label, ...choice }: WatchDemoProps) => (
  <OpenButton
    load={() => import('./walkthrough')}
    show={({ Walkthrough }, close) => <Walkthrough {...choice} onClose={close} />}
  >
    <Play className="size-5" strokeWidth={1.75} />
    {label}
  </OpenButton>
);
