'use client';

/**
 * The style sheet, inline in each page's HTML so that the first paint needs no second request. The
 * build writes it (scripts/build-styles.mjs) and only the prerendering reads it: as a client component's
 * own text it is neither in a script nor in the RSC payload. In the browser it is what the document has.
 */
const sheet = () =>
  typeof window === 'undefined'
    ? process.getBuiltinModule('node:fs').readFileSync('.next/cache/styles.css', 'utf8')
    : document.getElementById('page-styles')?.textContent;

/** Renders the style sheet in `<head>`. In development Next loads it instead, and this is empty. */
export const PageStyles = () =>
  process.env.NODE_ENV === 'production' && <style id="page-styles">{sheet()}</style>;
