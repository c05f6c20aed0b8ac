'use client';

import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { useInView } from '@/components/motion/in-view';
import { Button } from '@/components/ui/button';
import { Mark } from '@/components/ui/logo';
import { ModuleIcon } from '@/components/ui/module-icon';
import type { FlowNode, solutionsOverview } from '@/content/pages/solutions-overview';
import { LinksAcross, LinksDown } from './flow-links';

/**
 * Inputs, hub and outputs with dots moving along the links between them. The systems are two lists;
 * the hub and its links are one image between them. Side by side on a desktop, else one column. The
 * button, which WCAG 2.2.2 requires, keeps its space where nothing moves: without JavaScript and with
 * reduced motion.
 */
export function FlowDiagram({
  nodes,
  captions,
  alternative,
  pause,
  play,
}: (typeof solutionsOverview)['flow']) {
  const diagram = useRef<HTMLDivElement>(null);
  const inView = useInView(diagram, { initial: true });
  const [playing, setPlaying] = useState(true);
  const Icon = playing ? Pause : Play;
  const ofType = (type: FlowNode['type']) =>
    nodes.filter((node) => node.type === type).sort((a, b) => a.position - b.position);

  return (
    <div
      ref={diagram}
      className={cx(
        'flex flex-col desktop:grid desktop:grid-cols-[minmax(0,20rem)_minmax(min(20rem,41%),1fr)_minmax(0,20rem)]',
        !(playing && inView) && '[--state:paused]',
      )}
    >
      {/* Before the lists, so that who hears the page can stop what moves first. */}
      <div className="min-h-11 max-desktop:order-1 max-desktop:mt-8 max-desktop:motion-reduce:hidden desktop:col-start-2 desktop:row-start-3 desktop:mt-13 desktop:text-center">
        <Button
          variant="secondary"
          size="small"
          onClick={() => setPlaying(!playing)}
          className="motion-reduce:hidden"
        >
          <Icon className="size-4.5" />
          <span>{playing ? pause : play}</span>
        </Button>
      </div>
      <h2 className="mb-6 text-h4 max-desktop:pl-16">{captions.inputs}</h2>
      <div className="relative mb-6 desktop:contents">
        <LinksDown side="inputs" />
        <Systems nodes={ofType('input')} />
      </div>
      <div role="img" aria-label={alternative} className="desktop:row-start-2">
        <div
          aria-hidden="true"
          className="flex flex-col items-center desktop:h-120 desktop:flex-row"
        >
          <LinksAcross side="inputs" />
          {ofType('hub').map(Hub)}
          <LinksAcross side="outputs" />
        </div>
      </div>
      <h2 className="text-h4 max-desktop:flex max-desktop:h-24 max-desktop:items-end max-desktop:pb-5 max-desktop:pl-16 desktop:col-start-3 desktop:row-start-1 desktop:mb-6">
        {captions.outputs}
      </h2>
      <div className="relative desktop:contents">
        <LinksDown side="outputs" />
        <Systems nodes={ofType('output')} className="desktop:col-start-3" />
      </div>
    </div>
  );
}

/** The three systems of one side. */
const Systems = ({ nodes, className }: { nodes: FlowNode[]; className?: string }) => (
  <ul
    className={cx(
      'max-desktop:grid max-desktop:auto-rows-fr max-desktop:gap-y-4 max-desktop:pl-16 desktop:row-start-2 desktop:grid desktop:h-120 desktop:grid-rows-3 desktop:gap-y-16.5',
      className,
    )}
  >
    {nodes.map(({ id, icon, label, note }) => (
      <li
        key={id}
        className="flex min-h-24 min-w-0 items-center gap-3.5 rounded-card bg-dark-raised px-4 py-3 forced-colors:border"
      >
        <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-dark-line text-on-dark">
          <ModuleIcon name={icon} />
        </span>
        <div className="min-w-0 wrap-break-word">
          <p className="font-display text-lead leading-tight font-semibold tracking-title text-balance">
            {label}
          </p>
          <p className="mt-0.5 text-small text-on-dark-soft">{note}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** The hub: a plate with the brand's mark over its label. */
const Hub = ({ id, label, note }: FlowNode) => (
  <div
    key={id}
    className={cx(
      'relative z-1 flex w-full shrink-0 flex-wrap items-center gap-x-5 gap-y-3 rounded-plate bg-mark px-6 py-5 text-strong forced-color-adjust-none',
      'desktop:w-1/2 desktop:max-w-55 desktop:flex-col desktop:flex-nowrap desktop:gap-5 desktop:px-4 desktop:py-9 desktop:text-center',
    )}
  >
    <Mark inverted className="h-20 w-auto desktop:h-34" />
    <div>
      <p className="font-display text-h3">{label}</p>
      <p className="mt-1.5 font-display text-label text-balance">{note}</p>
    </div>
  </div>
);
