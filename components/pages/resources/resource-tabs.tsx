'use client';

import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { PageTab } from '@/components/lib/page-tab';
import { TabFade } from '@/components/motion/tab-fade';
import { Tabs } from '@/components/ui/tabs';
import { resourceAnchors, resourceTabEvent, type ResourceTab } from '@/content/site/resource-tabs';

type ResourceTabsProps = {
  /** The label of the row of tabs, and of each tab. */
  labels: Record<ResourceTab | 'label', string>;
} & Record<ResourceTab, ReactNode>;

/**
 * Grants and FAQ: switched by click, by keyboard, by the browser's find in page, by the address, and
 * by the window event that header and footer send.
 */
export function ResourceTabs({ labels, grants, faq }: ResourceTabsProps) {
  const [tab, choose] = use(PageTab);

  const select = (key: ResourceTab) => {
    if (key !== tab) choose(key);
  };
  const follow = useEffectEvent((event: Event) => select(readTab(event) ?? tab));

  useEffect(() => {
    window.addEventListener(resourceTabEvent, follow);
    return () => window.removeEventListener(resourceTabEvent, follow);
  }, []);

  const panel = (key: ResourceTab, content: ReactNode) => ({
    key,
    label: labels[key],
    anchor: resourceAnchors[key],
    panel: <TabFade on={key === tab}>{content}</TabFade>,
  });

  return (
    <Tabs
      label={labels.label}
      tabs={[panel('grants', grants), panel('faq', faq)]}
      selected={tab}
      onSelect={select}
    />
  );
}

/** The tab in a `switchResourceTab` event, or undefined if its detail is missing or malformed. */
function readTab(event: Event): ResourceTab | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('tab' in detail)) return undefined;
  const { tab } = detail;
  return typeof tab === 'string' && Object.hasOwn(resourceAnchors, tab)
    ? (tab as ResourceTab)
    : undefined;
}
