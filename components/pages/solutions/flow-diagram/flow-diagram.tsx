import { Mark } from '@/components/ui/logo';
import type { FlowNode } from '@/content/pages/solutions-overview';
import { FlowColumn } from './flow-column';
import { SideLinks, VerticalLink } from './flow-links';
import { FlowPlayer } from './flow-player';

export type FlowDiagramProps = {
  nodes: readonly FlowNode[];
  captions: { inputs: string; outputs: string };
  /** Text alternative for the links between the systems. */
  alternative: string;
  pause: string;
  play: string;
};

const ofType = (nodes: readonly FlowNode[], type: FlowNode['type']) =>
  nodes.filter((node) => node.type === type).sort((a, b) => a.position - b.position);

/**
 * Inputs, hub and outputs with dots moving along the links between them. The systems are two lists;
 * the hub and its links are one image between them. Side by side from 768 px, one column below.
 * Without JavaScript the dots do not move.
 */
export function FlowDiagram({ nodes, captions, alternative, pause, play }: FlowDiagramProps) {
  const [hub] = ofType(nodes, 'hub');
  return (
    <FlowPlayer pause={pause} play={play}>
      <FlowColumn caption={captions.inputs} nodes={ofType(nodes, 'input')} side="inputs" />
      <div role="img" aria-label={alternative} className="md:row-start-2">
        <div aria-hidden="true" className="flex flex-col items-center md:h-120 md:flex-row">
          <VerticalLink />
          <SideLinks side="inputs" />
          {hub && <Hub {...hub} />}
          <SideLinks side="outputs" />
          <VerticalLink />
        </div>
      </div>
      <FlowColumn caption={captions.outputs} nodes={ofType(nodes, 'output')} side="outputs" />
    </FlowPlayer>
  );
}

/** The hub: a plate with the brand's mark over its label. */
function Hub({ label, note }: FlowNode) {
  return (
    <div className="flex w-55 max-w-full shrink-0 flex-col items-center gap-5 rounded-plate bg-mark px-1 py-9 text-center text-strong forced-color-adjust-none md:w-1/2 md:max-w-55 md:translate-y-1.5">
      <Mark inverted className="h-34 w-auto" />
      <div>
        <p className="font-display text-counter-unit">{label}</p>
        <p className="mt-1.5 font-display text-label font-medium text-balance">{note}</p>
      </div>
    </div>
  );
}
