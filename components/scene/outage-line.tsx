import type { OutageId, Outcome } from '@/content/outages/types';
import { LineStop } from './line';
import { OutageRing, ways } from './outage-parts';

type OutageLineProps = { outage: OutageId; outcome: Outcome };

/** What is down, and how much of the line is left behind it. The words are below. */
export function OutageLine({ outage, outcome }: OutageLineProps) {
  const Way = ways[outcome];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 256 48"
      className="w-full overflow-visible [--line-dash:11_9]"
    >
      <Way d="M47 24H236" />
      <OutageRing outage={outage} />
      {outcome === 'works' ? (
        <LineStop x={242} y={24} r={13} />
      ) : (
        <circle cx="242" cy="24" r="9.5" className="fill-surface stroke-outline" strokeWidth="3" />
      )}
      {outcome === 'in-part' && <path d="M242 14.5a9.5 9.5 0 0 0 0 19Z" className="fill-strong" />}
    </svg>
  );
}
