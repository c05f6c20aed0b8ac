import { cx } from '@/components/lib/cx';
import { Icon } from '@/components/ui/icon';
import type { resources } from '@/content/pages/resources';
import type { GrantCard, GuideSection } from '@/content/site/types';
import { Button } from '@/components/ui/button';

type GuideRailProps = {
  titleId: string;
  card: GrantCard;
  sections: readonly GuideSection[];
  labels: (typeof resources)['viewer'];
  /** Index of the section being read. */
  current: number | undefined;
  onGoTo: (section: number) => void;
};

/** The viewer's dark rail: the guide's title, its sections and the print button. */
export function GuideRail({ titleId, card, sections, labels, current, onGoTo }: GuideRailProps) {
  return (
    <div
      tabIndex={-1}
      className="on-dark flex shrink-0 flex-col bg-dark px-5 pt-4 text-on-dark outline-none md:px-8 md:pt-6 wide:w-72 wide:overflow-y-auto wide:py-10 desktop:w-80"
    >
      <span className="hidden size-15 shrink-0 items-center justify-center rounded-tile bg-dark-line text-accent wide:tall:flex">
        <Icon name={card.icon} />
      </span>
      <h2 id={titleId} tabIndex={-1} className="pr-18 text-h3 wide:pr-0 wide:tall:mt-6">
        {card.title}
      </h2>
      <nav
        tabIndex={-1}
        aria-label={labels.contents}
        className="-mx-5 mt-3 overflow-x-auto px-5 outline-none md:-mx-8 md:px-8 wide:m-0 wide:mt-8 wide:shrink-0 wide:p-0"
      >
        <ul className="flex gap-6 wide:block">
          {sections.map(({ id, title }, index) => (
            <li key={id} className="shrink-0 wide:border-t wide:border-dark-line">
              <button
                type="button"
                aria-current={index === current || undefined}
                onClick={() => onGoTo(index)}
                className={cx(
                  '-mb-px min-h-12 border-b-4 py-3 text-left text-label -outline-offset-2 transition-hover wide:min-h-13.5',
                  index === current
                    ? 'border-selected font-semibold forced-colors:border-highlight'
                    : 'border-transparent text-on-dark-soft hover:text-on-dark forced-colors:border-[Canvas]',
                )}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto hidden pt-6 wide:block">
        <PrintButton label={labels.print} />
      </div>
    </div>
  );
}

/** Opens the browser's print dialog; styles/print.css prints only the open guide. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {label}
    </Button>
  );
}
