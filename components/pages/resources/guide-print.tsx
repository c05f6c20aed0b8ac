import { Logo } from '@/components/ui/logo';
import type { resources } from '@/content/resources';
import type { GrantCard, Guide } from '@/content/types';
import { GuideText } from './guide-text';

type GuidePrintProps = {
  card: GrantCard;
  guide: Guide;
  labels: (typeof resources)['viewer'];
};

/**
 * The open guide as it goes on paper: mark and name at the top, the site's address and the date at
 * the foot. A copy of its own, because a dialog prints no further than its first page in some
 * browsers. Its look is styles/print.css.
 */
export function GuidePrint({ card, guide, labels }: GuidePrintProps) {
  return (
    <div data-print-alone="" aria-hidden="true" className="hidden print:block">
      <Logo name={labels.name} />
      <h2>{card.title}</h2>
      <GuideText guide={guide} sources={labels.sources} level={3} />
      <p data-print-foot="">
        <span>{labels.address}</span>
        <span>{labels.updated}</span>
      </p>
    </div>
  );
}
