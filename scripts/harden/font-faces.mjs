import { fontFace } from '../style-sheet.mjs';

/**
 * Takes the faces of the web fonts out of the head, where Next writes them: requesting fonts during the
 * first layout delays the first paint on a slow phone. Their file is preloaded like the page's sheet and
 * linked at the end of the body, where the link stays when another page takes the place of this one.
 *
 * @param {string} html
 * @returns {string} the page; the same, if the file is linked already
 */
export function linkFontFaces(html) {
  const [fonts = '', address] = /<style [^>]*data-href="([^"]+)"[^]*?<\/style>/.exec(html) ?? [];
  const variables = fonts.replaceAll(fontFace, '');
  if (variables === fonts) return html;
  return html
    .replace(fonts, `${variables}<link rel="preload" href="${address}" as="style">`)
    .replace('</body>', `<link rel="stylesheet" href="${address}"></body>`);
}
