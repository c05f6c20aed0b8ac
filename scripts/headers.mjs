/**
 * Reads the `_headers` format of static hosts: a path pattern on a line, its headers indented below.
 * `*` at the end of a pattern matches anything.
 */

/** @param {string} text @returns {{ pattern: string, headers: [string, string][] }[]} */
export const parseHeaders = (text) =>
  text.split(/\n+(?=\S)/).map((block) => {
    const [pattern = '', ...lines] = block.trim().split('\n');
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.+)/, 2)) };
  });

/** Returns the headers of all rules that match a path, in order. */
export const headersFor = (rules, path) =>
  rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers);
