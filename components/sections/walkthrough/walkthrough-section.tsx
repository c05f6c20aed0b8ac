'use client';

import type { SchoolKind } from '@/content/walkthrough/types';

/** The incident walkthrough as a part of a page: the solutions overview. */
export function WalkthroughSection({ school = 'single' }: { school?: SchoolKind }) {
  return <div data-school={school} className="min-h-150 rounded-panel bg-dark" />;
}
