/**
 * The values of content/site/brand.ts that are still placeholders: reserved `.example` names, which lead
 * nowhere, and telephone numbers reserved for fiction (555-0100 to 555-0199).
 *
 * @param {unknown} value the site, or a part of it
 * @param {string} [name]
 * @returns {string[]} "mail.general: hello@elmgate.example"
 */
export function placeholders(value, name = '') {
  if (typeof value === 'string')
    return /\.example(?![\w-])|\b555-01\d\d\b/.test(value) ? [`${name}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    placeholders(part, name ? `${name}.${key}` : key),
  );
}
