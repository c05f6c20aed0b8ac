import { contentPolicy, immutable, revalidate, securityHeaders } from './policy.mjs';

/** The longest line, in characters, that hosts accept in `_headers`. */
const longestLine = 2000;

/**
 * Returns the text of `_headers`, the headers that a host should send for each path. Paths begin with
 * the base path. Only files with a hash in their name may be cached for long. Throws an error with
 * the page's path if a line is too long for hosts.
 *
 * @param {{ path: string, scripts: string[], styles: string[] }[]} pages each with the hashes of its
 *   inline scripts and style sheets
 * @param {{ basePath: string, connect?: string }} settings
 */
export function headersFile(pages, { basePath, connect }) {
  const blocks = [
    block(`${basePath}/*`, securityHeaders),
    block(`${basePath}/_next/static/*`, { 'Cache-Control': immutable }),
    ...pages.map(({ path, scripts, styles }) =>
      block(`${basePath}${path}`, {
        'Cache-Control': revalidate,
        'Content-Security-Policy': contentPolicy({ scripts, styles, connect, header: true }),
      }),
    ),
  ];
  return blocks.join('\n\n') + '\n';
}

function block(path, headers) {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  if (lines.some((line) => line.length >= longestLine))
    throw new Error(
      `${path} has so many inline scripts that its policy is longer than ${longestLine} characters.`,
    );
  return [path, ...lines].join('\n');
}
