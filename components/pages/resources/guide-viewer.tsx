'use client';

import { useId, useRef } from 'react';
import { useCurrentSection } from '@/components/lib/use-current-section';
import { Logo } from '@/components/ui/logo';
import { Modal } from '@/components/ui/modal';
import { PrintAlone } from '@/components/ui/print-alone';
import type { resources } from '@/content/pages/resources';
import type { GrantCard, Guide } from '@/content/site/types';
import { GuideRail, PrintButton } from './guide-rail';
import { GuideText } from './guide-text';

type GuideViewerProps = {
  card: GrantCard;
  guide: Guide;
  labels: (typeof resources)['viewer'];
  onClose: () => void;
};

/**
 * A grant guide in a dialog: a rail with its title and sections, and its text, which scrolls. Under
 * 900 px the rail is above the text. While it is open, only the guide is printed.
 */
export function GuideViewer({ card, guide, labels, onClose }: GuideViewerProps) {
  const id = useId();
  const pane = useRef<HTMLDivElement>(null);
  const headingId = (section: string) => `${id}-${section}`;
  const { current, goTo } = useCurrentSection(
    guide.sections.map((section) => headingId(section.id)),
    pane,
  );

  return (
    <>
      <Modal
        labelledBy={id}
        onClose={onClose}
        closeLabel={labels.close}
        className="wide:flex-row md:tall:h-[56.25rem]"
      >
        <GuideRail
          titleId={id}
          card={card}
          sections={guide.sections}
          labels={labels}
          current={current}
          onGoTo={goTo}
        />
        <div
          ref={pane}
          role="region"
          aria-labelledby={id}
          tabIndex={0}
          className="min-w-0 grow overflow-y-auto overscroll-contain px-5 pt-8 pb-18 -outline-offset-4 md:fades-out md:px-8 wide:pt-10 wide:pr-24 desktop:pl-14"
        >
          <GuideText guide={guide} sources={labels.sources} level={3} headingId={headingId} />
          <div className="mt-10 wide:hidden">
            <PrintButton label={labels.print} />
          </div>
        </div>
      </Modal>
      <PrintAlone>
        <Logo name={labels.name} />
        <h2>{card.title}</h2>
        <GuideText guide={guide} sources={labels.sources} level={3} />
        <p data-print-foot="">
          <span>{labels.address}</span>
          <span>{labels.updated}</span>
        </p>
      </PrintAlone>
    </>
  );
}
