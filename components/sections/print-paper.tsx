'use client';

import type { ComponentType } from 'react';
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
        <PrintAlone onEnd={close}>
          <Paper />
        </PrintAlone>
      )}
    </>
  );
}
