import type { ReactNode } from 'react';
import '@/styles/deferred.css';

/**
 * Wraps a part that is loaded on demand and whose styles are in styles/deferred.css: the sheet loads
 * with the part, and its classes apply inside this element only. The element has no box.
 */
export const DeferredStyles = ({ children }: { children: ReactNode }) => (
  <div className="deferred">{children}</div>
);
