import { Logo } from '@/components/ui/logo';
import { PrintAlone } from '@/components/ui/print-alone';
import type { resources } from '@/content/pages/resources';
import type { GrantCard, Guide } from '@/content/site/types';
import { GuideText } from './guide-text';

type GuidePrintProps = {
  card: GrantCard;
  guide: Guide;
  labels: (typeof resources)['viewer'];
};

/**
 * The open guide for print, with the logo at the top and the site's address and the date at the
 * bottom.
 */
export function GuidePrint({ card, guide, labels }: GuidePrintProps) {
  return (
    <PrintAlone>
      <Logo name={labels.name} />
      <h2>{card.title}</h2>
      <GuideText guide={guide} sources={labels.sources} level={3} />
      <p data-print-foot="">
        <span>{labels.address}</span>
        <span>{labels.updated}</span>
      </p>
    </PrintAlone>
  );
}
