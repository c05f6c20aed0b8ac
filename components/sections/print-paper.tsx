'use client';

import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { useOpener } from '@/components/lib/use-opener';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { PrintAlone } from '@/components/ui/print-alone';
import { paperWords } from '@/content/comparison/words';

const papers = {
  comparison: () => import('./papers/comparison-paper').then((module) => module.ComparisonPaper),
  day: () => import('./papers/day-paper').then((module) => module.DayPaper),
  quote: () => import('./papers/quote-paper').then((module) => module.QuotePaper),
};

type PrintPaperProps = { label: string; paper: keyof typeof papers };

/** A button that loads one sheet of paper and prints it instead of the page. */
export function PrintPaper({ label, paper }: PrintPaperProps) {
  const { opened: Paper, hasFailed, close, button } = useOpener<ComponentType>(papers[paper]);
  return (
    <>
      <Button variant="secondary" {...button}>
        <Icon name="printer" className="size-5" />
        <span>{label}</span>
      </Button>
      {hasFailed && (
        <p role="alert" className="basis-full text-small">
          {paperWords.failed}
        </p>
      )}
      {Paper && (
        <Printed onEnd={close}>
          <Paper />
        </Printed>
      )}
    </>
  );
}

function Printed({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const close = () => end();
    window.addEventListener('afterprint', close);
    window.print();
    return () => window.removeEventListener('afterprint', close);
  }, []);
  return <PrintAlone>{children}</PrintAlone>;
}
