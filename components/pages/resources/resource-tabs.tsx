'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { TabFade } from '@/components/motion/tab-fade';
import { Tabs } from '@/components/ui/tabs';
import { resourceAnchors, resourceTabEvent, type ResourceTab } from '@/content/site/resource-tabs';
import { readTabEvent } from './read-tab-event';

type ResourceTabsProps = {
  /** The label of the row of tabs, and of each tab. */
  labels: Record<ResourceTab | 'label', string>;
  first: ResourceTab;
} & Record<ResourceTab, ReactNode>;

/**
 * Grants and FAQ: switched by click, by keyboard, by the browser's find in page, and by the window
 * event that header and footer send.
 */
export function ResourceTabs({ labels, first, grants, faq }: ResourceTabsProps) {
  const [tab, setTab] = useState(first);

  useEffect(() => {
    const follow = (event: Event) => setTab((now) => readTabEvent(event) ?? now);
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
      onSelect={setTab}
    />
  );
}
