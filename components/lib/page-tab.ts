import { createContext } from 'react';
import type { ResourceTab } from '@/content/site/resource-tabs';

/**
 * The tab that the address names, and a function that puts another one into the address, without a
 * new page. The shell provides both.
 */
export const PageTab = createContext<[ResourceTab, (tab: ResourceTab) => void]>([
  'grants',
  () => {},
]);
