'use client';

import { useState } from 'react';
import { interpolate } from '@/components/lib/interpolate';
import { messageLink } from '@/components/lib/message-link';
import { RouteLink } from '@/components/ui/route-link';
import { OutageTable } from '@/components/sections/outage-table';
import { Announcement } from '@/components/ui/announcement';
import { Modal } from '@/components/ui/modal';
import { PrintAlone } from '@/components/ui/print-alone';
import { textLink } from '@/components/ui/text-link';
import { switchWords as words } from '@/content/outages/switches';
import type { OutageId } from '@/content/outages/types';
import { countSentence, countWorking, listOf } from './count';
import { Legend, ProductRows } from './product-rows';
import { Stage } from './stage';
import { Switches } from './switches';

type OutagesProps = {
  /** What is off at first. */
  off?: OutageId;
  /** The id of the product that is first in the list. */
  product?: string;
  onClose: () => void;
};

const titleId = 'outages-title';

/**
 * The school with four switches, and beside or below it what is left of each product, which scrolls.
 * In windows that are too low for both, everything scrolls together.
 */
export function Outages({ off: first, product, onClose }: OutagesProps) {
  const [off, setOff] = useState<readonly OutageId[]>(first ? [first] : []);
  const toggle = (id: OutageId) =>
    setOff((others) =>
      others.includes(id) ? others.filter((other) => other !== id) : [...others, id],
    );
  const sentence = off.length
    ? interpolate(words.sentence, { outages: listOf(off) })
    : words.looked;

  return (
    <Modal
      labelledBy={titleId}
      onClose={onClose}
      closeLabel={words.close}
      className="beside:tall:h-[min(theme(maxHeight.modal),48rem)]"
    >
      <div
        tabIndex={-1}
        className="flex min-h-0 grow flex-col outline-none beside:grid beside:grid-cols-[minmax(55%,1fr)_minmax(0,27rem)] beside:grid-rows-[minmax(0,1fr)] side:grid side:grid-cols-2 zoomed:block zoomed:overflow-y-auto"
      >
        <div className="flex shrink-0 flex-col bg-dark text-on-dark on-dark beside:min-h-0 side:min-h-0 side:overflow-y-auto">
          {/* The roof and the tree rise beside and behind the words. */}
          <div className="isolate flex min-h-0 grow flex-col overflow-hidden bg-sky text-strong on-light side:shrink-0">
            <div className="relative z-1 px-margin-phone pt-3.5 pb-2 md:px-10 md:pt-5 beside:pb-0 side:px-margin-phone side:pt-2">
              <h2 id={titleId} tabIndex={-1} className="pr-14 text-h3 side:text-h4">
                {words.title}
              </h2>
              <p className="pr-14 leading-snug text-balance desktop:text-h4 desktop:font-normal beside:mt-1.5 side:mt-0">
                {countWorking(off)}
              </p>
              <p className="mt-3 hidden max-w-100 text-soft beside:block side:hidden">
                {words.lead}
              </p>
            </div>
            <Stage off={off} />
          </div>
          <Switches off={off} onToggle={toggle} />
        </div>
        <div className="flex min-h-0 grow flex-col bg-surface">
          <Legend />
          <div
            role="region"
            aria-label={words.list}
            tabIndex={0}
            className="min-h-0 grow overflow-y-auto overscroll-contain px-margin-phone pb-8 -outline-offset-4 not-focus-visible:mask-b-from-[calc(100%-2rem)] md:px-10 beside:px-7 zoomed:overflow-visible zoomed:mask-none"
          >
            <ProductRows off={off} first={product} />
            <p className="mt-5 text-small text-soft">{words.note}</p>
            <RouteLink to={messageLink(sentence)} className={textLink({ className: 'mt-2' })}>
              {words.ask}
            </RouteLink>
          </div>
        </div>
      </div>
      <Announcement text={countSentence(off)} />
      <PrintAlone>
        <h2>{words.title}</h2>
        <OutageTable />
      </PrintAlone>
    </Modal>
  );
}
