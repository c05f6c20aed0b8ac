/**
 * The `_headers` format of static hosts: a path pattern on a line, its headers indented below.
 * `*` at a pattern's end stands for anything.
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

/** All headers of the rules that a path meets, in order. */
export function headersFor(rules, path) {
  return rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers);
}
