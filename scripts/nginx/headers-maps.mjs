import { revalidate } from '../harden/policy.mjs';
import { parseHeaders } from '../headers.mjs';

/** The nginx variable of a header, as deploy/nginx/site.conf sends it. */
const variableOf = (name) => `$site_${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Converts `_headers` to nginx maps from a path to each header's value, for the http block. Paths
 * that end in `*` become prefixes. A page has two keys, its folder and its file, because nginx
 * rewrites one to the other.
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
  // Also for files that are not in `_headers`.
  const fallback = name === 'Cache-Control' ? [`  default ${quoted(revalidate)};`] : [];
  return [`map $uri ${variableOf(name)} {`, ...fallback, ...lines, '}', ''].join('\n');
}

function keysOf(pattern) {
  if (pattern.endsWith('*')) return [quoted(`~^${escaped(pattern.slice(0, -1))}`)];
  return [pattern, ...(pattern.endsWith('/') ? [`${pattern}index.html`] : [])].map(quoted);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Throws an error for `$` and quotes, which nginx would interpret. */
function quoted(value) {
  if (/["$\n]/.test(value) && !value.startsWith('~')) throw new Error(`nginx cannot hold ${value}`);
  return `"${value}"`;
}
