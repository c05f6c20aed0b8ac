'use client';

import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { fileAddress } from '@/components/lib/base-path';

const production = process.env.NODE_ENV === 'production';
/** The address of the whole style sheet (next.config.mjs). */
const address = fileAddress(process.env.STYLE_SHEET ?? '');
const inHead = () => document.head.querySelector(`link[rel=stylesheet][href="${address}"]`);

/**
 * The whole style sheet, linked once after the first section of the page that a document is loaded
 * with: browsers show what is above it, for which the document has the styles inline, and wait with
 * the rest. A copy in the head keeps the sheet when the visitor goes on to other pages.
 */
export function LinkedStyles() {
  const link = useRef<HTMLLinkElement>(null);
  const [isNeeded] = useState(() => production && (typeof window === 'undefined' || !inHead()));
  useEffect(() => {
    if (link.current && !inHead()) document.head.append(link.current.cloneNode());
  }, []);
  if (!isNeeded) return null;
  preload(address, { as: 'style' });
  return <link ref={link} rel="stylesheet" href={address} />;
}
