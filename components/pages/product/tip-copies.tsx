'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { useAnnounced } from '@/components/lib/use-announced';
import { LineDrop, LineNode } from '@/components/scene/line';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import type { TipCopies as Copies, TipEnding, TipStation } from '@/content/tip-copies/types';
import { tipWords as words } from '@/content/tip-copies/words';

/**
 * One tip and every copy of it: folded, then all stations, then one after another on request. The stations
 * are beside the line on a phone and under it from 900 px.
 */
export function TipCopies({ title, open, stations, endings }: Copies) {
  const [current, setCurrent] = useState<number>();
  const station = current === undefined ? undefined : stations[current];
  const announced = useAnnounced(
    station && current !== undefined
      ? interpolate(words.station, { ...station, n: current + 1, all: stations.length })
      : '',
  );
  const last = stations.length - 1;
  const steps = useRef<HTMLDivElement>(null);
  /** The buttons are others then, of which the last but one or the only one leads on. */
  const change = (station?: number) => {
    flushSync(() => setCurrent(station));
    steps.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  };

  return (
    <Container className="mt-6 md:mt-8">
      <h2 className="-ml-hang-h2 text-h3">{title}</h2>
      <details className="group mt-3 border-t border-hairline">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-2 font-display text-label font-semibold [&::-webkit-details-marker]:hidden">
          {open}
          <ChevronDown className="size-5 shrink-0 transition-hover group-open:rotate-180 print:hidden" />
        </summary>
        <div
          ref={steps}
          role="group"
          aria-label={words.steps}
          className="mt-2 flex flex-wrap gap-2"
        >
          {current === undefined ? (
            <Button data-next="" variant="secondary" size="small" onClick={() => change(0)}>
              {words.start}
            </Button>
          ) : (
            <>
              <Button
                variant="secondary"
                size="small"
                aria-disabled={current === 0}
                onClick={() => setCurrent(Math.max(0, current - 1))}
              >
                {words.back}
              </Button>
              <Button
                data-next=""
                variant="dark"
                size="small"
                aria-disabled={current === last}
                onClick={() => setCurrent(Math.min(last, current + 1))}
              >
                {words.next}
              </Button>
              <Button variant="secondary" size="small" onClick={() => change()}>
                {words.all}
              </Button>
            </>
          )}
        </div>
        <p aria-live="polite" className="sr-only print:hidden">
          {announced}
        </p>
        <ol className="mt-5 grid gap-x-gutter overflow-x-clip line-small wide:grid-cols-4 wide:gap-y-6">
          {stations.map((one, index) => (
            <Station
              key={one.title}
              {...one}
              isCurrent={index === current}
              isOther={current !== undefined && index !== current}
            />
          ))}
        </ol>
        <div className="mt-2 grid gap-x-gutter gap-y-5 pb-4 md:grid-cols-2 wide:mt-6">
          {endings.map((ending) => (
            <Ending key={ending.title} {...ending} />
          ))}
        </div>
      </details>
    </Container>
  );
}

type StationProps = TipStation & { isCurrent: boolean; isOther: boolean };

const Station = ({ title, text, readers, stored, isCurrent, isOther }: StationProps) => (
  <li
    aria-current={isCurrent ? 'step' : undefined}
    className={cx(
      'group/station relative pb-5 pl-9 text-small leading-snug wide:pt-7 wide:pb-0 wide:pl-0',
      // In one column only the current station is shown.
      isOther && 'max-wide:hidden print:max-wide:block',
    )}
  >
    <LineDrop className="max-wide:group-last/station:hidden wide:line-bar wide:right-[calc(-1*var(--gutter))] wide:left-0 wide:group-last/station:right-0" />
    <LineNode className={isCurrent ? undefined : cx('bg-ground')} />
    <h3 className="text-label font-semibold">
      <span className={isCurrent ? cx('bg-selected forced-colors:underline') : undefined}>
        {title}
      </span>
    </h3>
    <p className="mt-0.5">{text}</p>
    <dl className="mt-1 text-soft">
      {(
        [
          [words.readers, readers],
          [words.stored, stored],
        ] as const
      ).map(([label, answer]) => (
        <div key={label} className="mt-1">
          <dt className="inline font-display font-semibold text-strong">{label}: </dt>
          <dd className="inline">{answer}</dd>
        </div>
      ))}
    </dl>
  </li>
);

const Ending = ({ title, tip, steps }: TipEnding) => (
  <section className="border-t border-strong pt-3 text-small leading-snug">
    <h3 className="text-h5">{title}</h3>
    <p className="mt-1">{tip}</p>
    <ol className="mt-2 grid list-decimal gap-y-1.5 pl-5 text-soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
