import { resourceAnchors, type ResourceTab } from '@/content/site/resource-tabs';

/** The tab in a `switchResourceTab` event, or undefined if its detail is missing or malformed. */
export function readTabEvent(event: Event): ResourceTab | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('tab' in detail)) return undefined;
  const { tab } = detail;
  return typeof tab === 'string' && Object.hasOwn(resourceAnchors, tab)
    ? (tab as ResourceTab)
    : undefined;
}
