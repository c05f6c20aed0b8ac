/** The content security policy of the pages, and the other headers that a host should send. */
import { createHash } from 'node:crypto';

/** A hash as CSP and SRI write it. @param {'sha256' | 'sha384'} algorithm @param {string | Buffer} text */
export const hashOf = (algorithm, text) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/**
 * The default Trusted Types policy, at the top of every head. It allows script URLs of this build only,
 * for the bundler's chunk loader. It allows text as HTML only without a tag, so that it cannot create
 * elements; the one exception is the empty script that React creates. React needs both when an
 * extension changed the document before hydration and React renders the page again.
 *
 * @param {string} basePath
 */
export const trustedTypesScript = (basePath) =>
  `window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){` +
  `var a=new URL(u,location.origin);` +
  `if(a.origin==location.origin&&a.pathname.indexOf('${basePath}/_next/static/')==0)return u},` +
  `createHTML:function(h){if(h.indexOf('\\x3c')<0||h=='\\x3cscript>\\x3c/script>')return h}})`;

/**
 * A page's content security policy.
 *
 * @param {{ scripts: string[], styles: string[], connect?: string, header?: boolean }} options
 *   scripts, styles: the hashes of its inline scripts and styles; connect: the origin the form posts
 *   to; header: adds what only works in a header
 */
export function contentPolicy({ scripts, styles, connect, header = false }) {
  const allowed = (hashes) => hashes.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${allowed(scripts)}`,
    `style-src 'self'${allowed(styles)}`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    // 'self' because checkers such as Lighthouse request robots.txt from the page.
    `connect-src 'self'${connect ? ` ${connect}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(header ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * Headers of every file. HSTS has no `preload`, because with it anybody could add the owner's domain
 * to the browsers' lists, and removing it takes months.
 */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Caching of pages: revalidate each time. Proxies must not change them, which the policy would block. */
export const revalidate = 'public, max-age=0, must-revalidate, no-transform';

/** Caching of files with a hash in their name: one year. */
export const immutable = 'public, max-age=31536000, immutable';

/** The longest line, in characters, that hosts accept in `_headers`. */
const longestLine = 2000;

/**
 * Returns the text of `_headers`, the headers that a host should send for each path. Only files with a hash in
 * their name may be cached for long. Throws an error with the page's path if a line is too long for hosts.
 *
 * @param {{ path: string, scripts: string[], styles: string[] }[]} pages each with the hashes of its
 *   inline scripts and style sheets
 * @param {{ basePath: string, connect?: string }} settings
 */
export function headersFile(pages, { basePath, connect }) {
  const blocks = [
    ['/*', securityHeaders],
    ['/_next/static/*', { 'Cache-Control': immutable }],
    ...pages.map(({ path, scripts, styles }) => [
      path,
      {
        'Cache-Control': revalidate,
        'Content-Security-Policy': contentPolicy({ scripts, styles, connect, header: true }),
      },
    ]),
  ];
  return blocks
    .map(([path, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      if (lines.some((line) => line.length >= longestLine))
        throw new Error(`${path} has a policy that is longer than ${longestLine} characters.`);
      return [basePath + path, ...lines, ''].join('\n');
    })
    .join('\n');
}
