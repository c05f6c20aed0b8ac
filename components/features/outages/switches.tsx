import { cx } from '@/components/lib/cx';
import { switchWords as words } from '@/content/outages/switches';
import { outageIds, type OutageId } from '@/content/outages/types';
import { outageWords } from '@/content/outages/words';

type SwitchesProps = { off: readonly OutageId[]; onToggle: (id: OutageId) => void };

/** The four switches, in the soil under the building. */
export const Switches = ({ off, onToggle }: SwitchesProps) => (
  <div role="group" aria-label={words.switches} className="@container">
    <div className="grid grid-cols-2 gap-2 px-margin-phone pt-2 pb-3 md:px-10 md:pb-5 @steps:grid-cols-4 beside:px-5 side:px-margin-phone cramped:grid-cols-1">
      {outageIds.map((id) => {
        const isOn = !off.includes(id);
        return (
          <button
            key={id}
            type="button"
            role="switch"
            aria-checked={isOn}
            onClick={() => onToggle(id)}
            className="group flex min-h-12 items-center justify-between gap-2 rounded-control bg-dark-raised px-3 py-1.5 text-left text-small leading-tight font-semibold transition-hover hover:bg-dark-line forced-colors:border"
          >
            {outageWords[id].name}
            <span
              aria-hidden="true"
              className="flex items-center gap-1.5 text-tiny font-medium text-on-dark-soft"
            >
              <span className="@max-small:hidden">{isOn ? words.on : words.off}</span>
              <span className="flex h-6 w-10.5 items-center rounded-full border-2 border-on-dark-soft px-[3px] transition-colors group-aria-checked:border-selected group-aria-checked:bg-selected">
                <span
                  className={cx(
                    'size-3.5 rounded-full transition-transform forced-colors:bg-[ButtonText]',
                    isOn ? 'translate-x-4.5 bg-strong' : 'bg-on-dark-soft',
                  )}
                />
              </span>
            </span>
          </button>
        );
      })}
    </div>
  </div>
);
