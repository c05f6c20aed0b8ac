'use client';

import { useSyncExternalStore } from 'react';
import { preload } from 'react-dom';
import { allStyles, hasAllStyles } from '@/components/lib/all-styles';

const production = process.env.NODE_ENV === 'production';

const neverChanges = () => () => {};

/**
 * The style sheet, linked once after the first section of the page that a document is loaded with:
 * browsers show what is above it, for which the document has the styles inline, and wait with the rest.
 * The build puts the page's own part of the sheet in its place (scripts/harden/page-sheet.mjs).
 */
export function LinkedStyles() {
  // A part that hydrates late finds the whole sheet there, but React expects the link of the HTML.
  const hasAll = useSyncExternalStore(neverChanges, hasAllStyles, () => false);
  if (!production || hasAll) return null;
  if (typeof window === 'undefined') preload(allStyles.href, { as: 'style' });
  return <link rel="stylesheet" {...allStyles} />;
}
