import { cx } from '@/components/lib/cx';
import { Icon } from '@/components/ui/icon';
import type { resources } from '@/content/resources';
import type { GrantCard, GuideSection } from '@/content/types';
import { PrintButton } from './print-button';

type GuideRailProps = {
  titleId: string;
  card: GrantCard;
  sections: readonly GuideSection[];
  labels: (typeof resources)['viewer'];
  /** Index of the section being read. */
  current: number;
  onGoTo: (section: number) => void;
};

/** The viewer's dark rail: what the guide is, its sections, and print. */
export function GuideRail({ titleId, card, sections, labels, current, onGoTo }: GuideRailProps) {
  return (
    <div
      tabIndex={-1}
      className="on-dark flex shrink-0 flex-col bg-dark px-5 pt-4 text-on-dark outline-none md:w-62 md:overflow-y-auto md:px-6 md:py-11 wide:w-[17rem] wide:px-9 desktop:w-[20.75rem]"
    >
      <span className="hidden size-15 items-center justify-center rounded-tile bg-dark-line text-line md:flex">
        <Icon name={card.icon} />
      </span>
      <h2 id={titleId} className="pr-13 text-h3 md:mt-6 md:pr-0">
        {card.title}
      </h2>
      <nav
        tabIndex={-1}
        aria-label={labels.contents}
        className="-mx-5 mt-3 overflow-x-auto px-5 outline-none md:m-0 md:mt-8 md:p-0"
      >
        <ul className="flex gap-6 md:block">
          {sections.map(({ id, title }, index) => (
            <li key={id} className="shrink-0 md:border-t md:border-dark-line">
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => onGoTo(index)}
                className={cx(
                  '-mb-px min-h-12 border-b-4 py-3 text-left text-label -outline-offset-2 transition-colors md:min-h-13.5',
                  index === current
                    ? 'border-line font-semibold forced-colors:border-highlight'
                    : 'border-transparent text-on-dark-soft hover:text-on-dark forced-colors:border-[Canvas]',
                )}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto hidden pt-6 md:block">
        <PrintButton label={labels.print} />
      </div>
    </div>
  );
}
