'use client';

import Play from 'lucide-react/icons/play';
import { Button } from '@/components/ui/button';
import { useOpener } from '@/components/lib/use-opener';
import type { SchoolKind, Trigger } from '@/content/walkthrough/types';

type WatchDemoProps = {
  label: string;
  /** What it begins with; the visitor can change both. */
  trigger?: Trigger;
  school?: SchoolKind;
  /** Shown when the walkthrough's code fails to load. */
  failed: string;
};

const loadWalkthrough = () => import('./walkthrough').then((module) => module.Walkthrough);

/** A button that opens the incident walkthrough. */
export function WatchDemo({ label, failed, ...choice }: WatchDemoProps) {
  const { opened: Walkthrough, hasFailed, close, button } = useOpener(loadWalkthrough);

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" {...button}>
        <Play className="size-5" strokeWidth={1.75} />
        {label}
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full">
          {failed}
        </p>
      )}
      {Walkthrough && <Walkthrough {...choice} onClose={close} />}
    </>
  );
}
