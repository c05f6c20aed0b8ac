import { cx } from '@/components/lib/cx';
import { ModuleIcon } from '@/components/ui/module-icon';
import type { FlowNode } from '@/content/pages/solutions-overview';
import { ColumnLinks } from './flow-links';

type FlowColumnProps = {
  caption: string;
  nodes: readonly FlowNode[];
  side: 'inputs' | 'outputs';
};

/** The three systems of one side under their heading. */
export function FlowColumn({ caption, nodes, side }: FlowColumnProps) {
  const inputs = side === 'inputs';
  return (
    <>
      <h2
        className={cx(
          'text-h4 max-desktop:pl-16',
          inputs
            ? 'mb-6'
            : 'max-desktop:flex max-desktop:h-24 max-desktop:items-end max-desktop:pb-5 desktop:col-start-3 desktop:row-start-1 desktop:mb-6',
        )}
      >
        {caption}
      </h2>
      <div className={cx('relative desktop:contents', inputs && 'mb-6')}>
        <ColumnLinks side={side} />
        <ul
          className={cx(
            'max-desktop:grid max-desktop:auto-rows-fr max-desktop:gap-y-4 max-desktop:pl-16 desktop:row-start-2 desktop:grid desktop:h-120 desktop:grid-rows-3 desktop:gap-y-16.5',
            !inputs && 'desktop:col-start-3',
          )}
        >
          {nodes.map(({ id, icon, label, note }) => (
            <li key={id} className="@container flex flex-col items-center">
              <div className="flex min-h-24 w-full grow items-center gap-3.5 rounded-card bg-dark-raised px-4 py-3 forced-colors:border">
                <span className="flex size-11 shrink-0 items-center justify-center rounded-tile bg-dark-line text-on-dark">
                  <ModuleIcon name={icon} />
                </span>
                <div className="min-w-0 wrap-break-word">
                  <p className="font-display text-lead leading-tight font-semibold tracking-title text-balance">
                    {label}
                  </p>
                  <p className="mt-0.5 text-small text-on-dark-soft">{note}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
