'use client';

type PageStylesProps = { part: 'page-styles' | 'late-styles' };

/**
 * The style sheet, inline in each page's HTML so that the first paint needs no second request. The
 * build writes it (scripts/build-styles.mjs) and only the prerendering reads it: as a client component's
 * own text it is neither in a script nor in the RSC payload. In the browser it is what the document has.
 */
const sheet = (part: PageStylesProps['part']) =>
  typeof window === 'undefined'
    ? process.getBuiltinModule('node:fs').readFileSync(`.next/cache/${part}.css`, 'utf8')
    : document.getElementById(part)?.textContent;

/**
 * Renders a part of the style sheet: in `<head>`, and after the content what few visitors need, so that
 * the heading comes sooner. In development Next loads the sheet instead, and both are empty.
 */
export const PageStyles = ({ part }: PageStylesProps) =>
  process.env.NODE_ENV === 'production' && <style id={part}>{sheet(part)}</style>;
