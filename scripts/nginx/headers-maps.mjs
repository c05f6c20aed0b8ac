import { parseHeaders } from '../headers.mjs';

/** What a file is told that `_headers` says nothing about: ask again each time. */
const revalidate = 'public, max-age=0, must-revalidate';

/** The nginx variable of a header, as deploy/nginx/site.conf sends it. */
export const variableOf = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Turns `_headers` into nginx maps from a path to each header's value, for the http block. Paths
 * ending in `*` become prefixes; a page is known by its folder and by its file, since nginx turns
 * one into the other.
 *
 * @param {string} text the content of `_headers`
 */
export function headersMaps(text) {
  const rules = parseHeaders(text);
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))];
  return names.map((name) => map(name, rules)).join('\n');
}

function map(name, rules) {
  const lines = rules.flatMap(({ pattern, headers }) => {
    const value = headers.find(([known]) => known === name)?.[1];
    return value === undefined ? [] : keysOf(pattern).map((key) => `  ${key} ${quoted(value)};`);
  });
  const fallback = name === 'Cache-Control' ? [`  default ${quoted(revalidate)};`] : [];
  return [`map $uri ${variableOf(name)} {`, ...fallback, ...lines, '}', ''].join('\n');
}

function keysOf(pattern) {
  if (pattern.endsWith('*')) return [quoted(`~^${escaped(pattern.slice(0, -1))}`)];
  return [pattern, ...(pattern.endsWith('/') ? [`${pattern}index.html`] : [])].map(quoted);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** nginx reads `$` as a variable and a quote as the end. */
function quoted(value) {
  if (/["$\n]/.test(value) && !value.startsWith('~')) throw new Error(`nginx cannot hold ${value}`);
  return `"${value}"`;
}
