'use client';

import { useState } from 'react';
import { preload } from 'react-dom';
import { fileAddress } from '@/components/lib/base-path';

const production = process.env.NODE_ENV === 'production';
/** The address of the whole style sheet (next.config.mjs). */
const address = fileAddress(process.env.STYLE_SHEET ?? '');
const linkIn = (place: Element) =>
  place.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${address}"]`);

/**
 * The whole style sheet, linked once after the first section of the page that a document is loaded
 * with: browsers show what is above it, for which the document has the styles inline, and wait with
 * the rest.
 */
export function LinkedStyles() {
  const [isNeeded] = useState(
    () => production && (typeof window === 'undefined' || !linkIn(document.head)),
  );
  if (!isNeeded) return null;
  preload(address, { as: 'style' });
  return <link rel="stylesheet" href={address} />;
}

let kept: Promise<void> | undefined;

/**
 * Copies the link to the head, because the page that has it is about to be replaced. Resolves when the
 * copy has loaded, from the cache; rejects if it fails to, and then tries again when called again. Not
 * before it is needed: browsers style the whole page anew.
 */
export const keepLinkedStyles = () => (kept ??= copyToHead());

async function copyToHead() {
  const copy = linkIn(document.body)?.cloneNode() as HTMLLinkElement | undefined;
  if (!copy) return;
  try {
    await new Promise((resolve, reject) => {
      copy.onload = resolve;
      copy.onerror = reject;
      document.head.append(copy);
    });
  } catch (error) {
    copy.remove();
    kept = undefined;
    throw error;
  }
}
