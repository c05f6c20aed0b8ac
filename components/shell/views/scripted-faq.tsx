'use client';

import { useSyncExternalStore } from 'react';
import { FaqPanel } from '@/components/pages/resources/faq-panel';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { faq } from '@/content/pages/faq';
import { resourcePages } from '@/content/site/resource-tabs';
import { resources } from '@/content/pages/resources';

const never = () => () => {};

/**
 * The FAQ of a page whose HTML has the grants: rendered by script only, because otherwise the HTML
 * would hold both tabs and every guide. Without JavaScript the FAQ is at /resources/faq/.
 */
export function ScriptedFaq() {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return scripted ? (
    <FaqPanel content={resources.faq} items={faq} />
  ) : (
    <Container className="hidden pb-section noscript:block">
      <RouteLink to={resourcePages.faq} className={textLink()}>
        {resources.faq.title}
      </RouteLink>
    </Container>
  );
}
