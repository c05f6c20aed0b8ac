'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { Modal } from '@/components/ui/modal';
import { PrintAlone } from '@/components/ui/print-alone';
import { resources } from '@/content/pages/resources';
import type { GrantCard, Guide } from '@/content/site/types';
import { GuideText } from './guide-text';

const { viewer: labels } = resources;

type GuideViewerProps = {
  card: GrantCard;
  guide: Guide;
  onClose: () => void;
};

/**
 * A grant guide in a dialog: a dark rail with its title and sections, and its text, which scrolls.
 * Under 900 px the rail is above the text, and at 400% zoom both scroll together. While it is open, only
 * the guide is printed.
 */
export function GuideViewer({ card, guide, onClose }: GuideViewerProps) {
  const id = useId();
  const headingId = (section: string) => `${id}-${section}`;
  /** Scrolls to a section and focuses its heading, as a link to it would. */
  const goTo = (section: string) => {
    const heading = document.getElementById(headingId(section));
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading?.focus({ preventScroll: true });
  };
  const print = (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Icon name="printer" className="size-5" />
      {labels.print}
    </Button>
  );

  return (
    <>
      <Modal
        labelledBy={id}
        onClose={onClose}
        closeLabel={labels.close}
        className="not-dialog-fits:overflow-y-auto desktop:flex-row md:dialog-fits:h-[56.25rem]"
      >
        <div
          tabIndex={-1}
          className="flex shrink-0 flex-col bg-dark px-5 pt-4 text-on-dark on-dark outline-none md:px-8 md:pt-6 desktop:w-72 desktop:w-80 desktop:overflow-y-auto desktop:py-10"
        >
          <span className="hidden size-15 shrink-0 items-center justify-center rounded-tile bg-dark-line text-accent desktop:dialog-fits:flex">
            <Icon name={card.icon} />
          </span>
          <h2 id={id} tabIndex={-1} className="pr-18 text-h3 desktop:pr-0 desktop:dialog-fits:mt-6">
            {card.title}
          </h2>
          <nav
            tabIndex={-1}
            aria-label={labels.contents}
            className="-mx-5 mt-3 overflow-x-auto px-5 outline-none max-desktop:mask-r-from-85% md:-mx-8 md:px-8 desktop:m-0 desktop:mt-8 desktop:shrink-0 desktop:p-0"
          >
            <ul className="flex w-max gap-6 pr-16 desktop:block desktop:w-auto desktop:pr-0">
              {guide.sections.map(({ id: section, title }) => (
                <li key={section} className="shrink-0 desktop:border-t desktop:border-dark-line">
                  <button
                    type="button"
                    onClick={() => goTo(section)}
                    className="min-h-12 py-3 text-left text-label text-on-dark-soft -outline-offset-2 transition-hover hover:text-on-dark desktop:min-h-13.5"
                  >
                    {title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <div className="mt-auto hidden pt-6 desktop:block">{print}</div>
        </div>
        <div
          role="region"
          aria-labelledby={id}
          tabIndex={0}
          className="min-w-0 grow overflow-y-auto overscroll-contain px-5 pt-8 pb-18 -outline-offset-4 not-dialog-fits:shrink-0 not-dialog-fits:overflow-visible md:fades-out md:px-8 desktop:pt-10 desktop:pr-24 desktop:pl-14"
        >
          <GuideText guide={guide} headingId={headingId} />
          <div className="mt-10 desktop:hidden">{print}</div>
        </div>
      </Modal>
      <PrintAlone>
        <Logo name={labels.name} />
        <h2>{card.title}</h2>
        <GuideText guide={guide} />
        <p data-print-footer="">
          <span>{labels.address}</span>
          <span>{labels.updated}</span>
        </p>
      </PrintAlone>
    </>
  );
}
