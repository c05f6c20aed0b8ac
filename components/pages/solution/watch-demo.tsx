'use client';

import Play from 'lucide-react/icons/play';
import { Button } from '@/components/ui/button';
import { useOpener } from '@/components/lib/use-opener';
import type { SchoolKind } from '@/content/walkthrough/types';

type WatchDemoProps = {
  label: string;
  /** The initial kind of school. */
  school: SchoolKind;
  /** Shown when the walkthrough's code fails to load. */
  failed: string;
};

const loadWalkthrough = () =>
  import('@/components/features/walkthrough/walkthrough').then((module) => module.Walkthrough);

/** A button that opens the incident walkthrough. */
export function WatchDemo({ label, school, failed }: WatchDemoProps) {
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
      {Walkthrough && <Walkthrough school={school} onClose={close} />}
    </>
  );
}
