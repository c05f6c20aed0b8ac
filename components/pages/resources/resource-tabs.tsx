'use client';

import { use, useEffect, useEffectEvent, type ReactNode } from 'react';
import { ShownPage } from '@/components/lib/shown-page';
import { TabFade } from '@/components/motion/tab-fade';
import { Tabs } from '@/components/ui/tabs';
import {
  resourceAnchors,
  resourceTabEvent,
  type ResourceTab,
  type ResourceTabDetail,
} from '@/content/site/resource-tabs';

const tabs = ['grants', 'faq'] as const;

type ResourceTabsProps = {
  /** The label of the row of tabs, and of each tab. */
  labels: Record<ResourceTab | 'label', string>;
} & Record<ResourceTab, ReactNode>;

/**
 * Grants and FAQ: switched by click, by keyboard, by the browser's find in page, by the address, and
 * by the window event that header and footer send.
 */
export function ResourceTabs({ labels, ...panels }: ResourceTabsProps) {
  const { tab, replaceTab } = use(ShownPage);

  const select = (key: ResourceTab) => {
    if (key !== tab) replaceTab(key);
  };
  const follow = useEffectEvent((event: Event) => {
    const { detail } = event as CustomEvent<Partial<ResourceTabDetail> | null>;
    const key = tabs.find((each) => each === detail?.tab);
    if (key) select(key);
  });

  useEffect(() => {
    window.addEventListener(resourceTabEvent, follow);
    return () => window.removeEventListener(resourceTabEvent, follow);
  }, []);

  return (
    <Tabs
      label={labels.label}
      tabs={tabs.map((key) => ({
        key,
        label: labels[key],
        anchor: resourceAnchors[key],
        panel: <TabFade on={key === tab}>{panels[key]}</TabFade>,
      }))}
      selected={tab}
      onSelect={select}
    />
  );
}
