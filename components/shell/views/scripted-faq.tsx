'use client';

import { useSyncExternalStore } from 'react';
import { FaqPanel } from '@/components/pages/resources/faq-panel';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { faq } from '@/content/faq';
import { resourcePages } from '@/content/resource-tabs';
import { resources } from '@/content/resources';

const never = () => () => {};

/**
 * The questions on a page whose HTML has the grants: they come with the page's script, and a
 * visitor without script finds them at an address of their own. Else the HTML would carry both
 * tabs, and every guide besides.
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
