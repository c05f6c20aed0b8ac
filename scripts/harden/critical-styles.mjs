import Beasties from 'beasties';
import { fontFace } from '../style-sheet.mjs';
import { unescapeClasses } from './unescape.mjs';

/** Attributes that scripts set before the whole sheet has loaded. */
const laterStates = [/\[data-route-pending\]/, /\[aria-busy\]/];

/**
 * Leaves in a page's inline style sheet (app/page-styles.tsx) only what is needed above the link to the
 * whole sheet (components/sections/linked-styles.tsx): the rules for its elements there, and the faces of
 * fallback fonts, which have no selector. Throws an error if the page has no such link.
 *
 * @param {string} html
 * @param {string} sheet the whole sheet
 * @returns {Promise<string>} the page
 */
export async function keepCriticalStyles(html, sheet) {
  const [above, ...links] = html.split(
    /<link rel="stylesheet" href="[^"]*\/static\/\w+\.\w+\.css"/,
  );
  if (links.length !== 1) throw new Error(`It links ${links.length} style sheets instead of one.`);

  // It ignores what stands in a pseudo-class, as Tailwind writes the classes for children.
  const readable = sheet.replaceAll(/:is\(((?:\\.|[^()\\])*>\s*\*)\)/g, '$1');
  const elements = unescapeClasses(above.replaceAll(/<(style|script)\b[^]*?<\/\1>/g, ''));
  const beasties = new Beasties({ allowRules: laterStates, logLevel: 'silent' });
  const reduced = await beasties.process(
    elements.replace('<head>', `<head><style>${readable}</style>`),
  );
  const [, rules = ''] = /<style>([^]*?)<\/style>/.exec(reduced) ?? [];
  const faces = sheet.match(fontFace) ?? [];
  return html.replace(
    /(<style id="page-styles">)[^]*?(<\/style>)/,
    (_, open, close) => `${open}${faces.join('')}${rules}${close}`,
  );
}
