import { resourceAnchors, type ResourceTab } from '@/content/resource-tabs';

/**
 * The tab that a `switchResourceTab` event asks for (SPEC section 7), or undefined: anyone on the
 * page may send an event of that name, with any detail or none.
 */
export function readTabEvent(event: Event): ResourceTab | undefined {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  if (typeof detail !== 'object' || detail === null || !('tab' in detail)) return undefined;
  const { tab } = detail;
  return typeof tab === 'string' && Object.hasOwn(resourceAnchors, tab)
    ? (tab as ResourceTab)
    : undefined;
}
