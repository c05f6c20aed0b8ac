'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/lib/cx';
import { Announcement } from '@/components/ui/announcement';
import { Button } from '@/components/ui/button';
import type { TipStation } from '@/content/tip-copies/types';

type TipStepsProps = {
  labels: Record<'steps' | 'start' | 'back' | 'next' | 'all', string>;
  stations: readonly {
    title: TipStation['title'];
    /** Announced when it becomes the current one. */
    announcement: string;
    words: ReactNode;
  }[];
};

/**
 * All stations of a tip, then one after another on request, beside the line on a phone and under it where
 * they have 640 px.
 */
export function TipSteps({ labels, stations }: TipStepsProps) {
  const [current, setCurrent] = useState<number>();
  const last = stations.length - 1;
  const steps = useRef<HTMLDivElement>(null);
  /** Other buttons are shown after it, so the focus moves to the one that leads on. */
  const change = (station?: number) => {
    flushSync(() => setCurrent(station));
    steps.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  };

  return (
    <>
      <div ref={steps} role="group" aria-label={labels.steps} className="mt-2 flex flex-wrap gap-2">
        {current === undefined ? (
          <Button data-next="" variant="secondary" size="small" onClick={() => change(0)}>
            {labels.start}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              size="small"
              aria-disabled={current === 0}
              onClick={() => setCurrent(Math.max(0, current - 1))}
            >
              {labels.back}
            </Button>
            <Button
              data-next=""
              variant="dark"
              size="small"
              aria-disabled={current === last}
              onClick={() => setCurrent(Math.min(last, current + 1))}
            >
              {labels.next}
            </Button>
            <Button variant="secondary" size="small" onClick={() => change()}>
              {labels.all}
            </Button>
          </>
        )}
      </div>
      <Announcement text={(current !== undefined && stations[current]?.announcement) || ''} />
      <ol className="mt-5 grid gap-x-gutter overflow-x-clip line-small @medium:grid-cols-4 @medium:gap-y-6">
        {stations.map(({ title, words }, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            className={cx(
              'group/station relative pb-5 pl-9 text-small leading-snug @medium:pt-7 @medium:pb-0 @medium:pl-0',
              // In one column only the current station is shown.
              current !== undefined &&
                index !== current &&
                '@max-medium:hidden print:@max-medium:block',
            )}
          >
            {words}
          </li>
        ))}
      </ol>
    </>
  );
}
