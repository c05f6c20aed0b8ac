'use client';

import { useState } from 'react';
import { preload } from 'react-dom';
import { allStyles, hasAllStyles } from '@/components/lib/all-styles';

const production = process.env.NODE_ENV === 'production';

/**
 * The style sheet, linked once after the first screen of the page that a document is loaded with:
 * browsers show what is above it, for which the document has the styles inline, and wait with the rest.
 * The build replaces it with the part of the sheet that the page uses (scripts/harden/page-styles.mjs).
 */
export function LinkedStyles() {
  const [isNeeded] = useState(() => production && !hasAllStyles());
  if (!isNeeded) return null;
  if (typeof window === 'undefined') preload(allStyles.href, { as: 'style' });
  return <link rel="stylesheet" {...allStyles} />;
}
