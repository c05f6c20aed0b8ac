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
 * The open guide for print, with the logo at the top and the site's address and the date at the
 * bottom. It is a copy outside the dialog, because some browsers print only the first page of a
 * dialog. Its styles are in styles/print.css.
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
