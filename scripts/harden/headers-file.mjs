import { contentPolicy, immutable, securityHeaders } from './policy.mjs';

/** Hosts that read `_headers` take no longer line. */
const longestLine = 2000;

/**
 * The text of `_headers`: what a host should send, path by path. Paths are whole addresses on the
 * host, so they begin with the base path. Only files whose names change with their content may be
 * kept for good. Throws, with the page's path, at a line that hosts would refuse.
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
      `${path} has so many inline scripts that its policy passes ${longestLine} characters.`,
    );
  return [path, ...lines].join('\n');
}
