/**
 * Undoes the escapes that React writes into class names, such as `has-[&gt;svg]`, so that these can be compared
 * with those in a style sheet.
 *
 * @param {string} html
 */
export const unescapeClasses = (html) => html.replaceAll('&amp;', '&').replaceAll('&gt;', '>');
