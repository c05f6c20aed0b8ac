/**
 * Reads the `_headers` format of static hosts: a path pattern on a line, its headers indented below.
 * `*` at the end of a pattern matches anything.
 */

/** @param {string} text @returns {{ pattern: string, headers: [string, string][] }[]} */
export function parseHeaders(text) {
  /** @type {{ pattern: string, headers: [string, string][] }[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const colon = line.indexOf(':');
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** Returns the headers of all rules that match a path, in order. */
export function headersFor(rules, path) {
  return rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers);
}
