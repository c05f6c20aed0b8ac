'use client';

import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { cx } from '@/components/lib/cx';
import { useFlowDots } from '@/components/motion/flow-dots';
import { Button } from '@/components/ui/button';
import { Mark } from '@/components/ui/logo';
import type { FlowNode, solutionsOverview } from '@/content/pages/solutions-overview';
import { FlowColumn } from './flow-column';
import { SideLinks } from './flow-links';

type FlowDiagramProps = (typeof solutionsOverview)['flow'];

/**
 * Inputs, hub and outputs with dots moving along the links between them. The systems are two lists;
 * the hub and its links are one image between them. Side by side from 900 px, one column below. The
 * button, which WCAG 2.2.2 requires, keeps its space where nothing moves: without JavaScript and with
 * reduced motion.
 */
export function FlowDiagram({ nodes, captions, alternative, pause, play }: FlowDiagramProps) {
  const scope = useRef<HTMLDivElement>(null);
  const [playing, setPlaying] = useState(true);
  const moving = useFlowDots(scope, playing);
  const Icon = playing ? Pause : Play;
  const ofType = (type: FlowNode['type']) =>
    nodes.filter((node) => node.type === type).sort((a, b) => a.position - b.position);
  const [hub] = ofType('hub');

  return (
    <div
      ref={scope}
      className="flex flex-col desktop:grid desktop:grid-cols-[minmax(0,20rem)_minmax(min(20rem,41%),1fr)_minmax(0,20rem)]"
    >
      {/* Before the lists, so that who hears the page can stop what moves first. */}
      <div className="min-h-11 max-desktop:order-1 max-desktop:mt-8 max-desktop:motion-reduce:hidden desktop:col-start-2 desktop:row-start-3 desktop:mt-13 desktop:text-center">
        {moving && (
          <Button variant="secondary" size="small" onClick={() => setPlaying(!playing)}>
            <Icon className="size-4.5" />
            <span>{playing ? pause : play}</span>
          </Button>
        )}
      </div>
      <FlowColumn caption={captions.inputs} nodes={ofType('input')} side="inputs" />
      <div role="img" aria-label={alternative} className="desktop:row-start-2">
        <div
          aria-hidden="true"
          className="flex flex-col items-center desktop:h-120 desktop:flex-row"
        >
          <SideLinks side="inputs" />
          {hub && <Hub {...hub} />}
          <SideLinks side="outputs" />
        </div>
      </div>
      <FlowColumn caption={captions.outputs} nodes={ofType('output')} side="outputs" />
    </div>
  );
}

/** The hub: a plate with the brand's mark over its label. */
function Hub({ label, note }: FlowNode) {
  return (
    <div
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
}
