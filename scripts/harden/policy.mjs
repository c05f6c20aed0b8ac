/**
 * The policy of the export: what a page may load, and the headers a host should add.
 * Measured clean in Chromium, Firefox and WebKit.
 */
import { createHash } from 'node:crypto';

/** @param {'sha256' | 'sha384'} algorithm @param {string | Buffer} text */
export const digest = (algorithm, text) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/**
 * Lets scripts be started from this site's own build files and from nowhere else: the bundler's
 * chunk loader needs that. Text becomes HTML only if it holds no tag, so it can make no element and
 * run nothing; the one tag is React's way to make a script that never runs. React writes both when
 * an extension changed the document before it started, and renders the page afresh. First in every
 * head.
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
 *   scripts, styles: the hashes of its inline scripts and style sheets; connect: the origin the form
 *   posts to; header: adds what only counts in a header
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
    // The site's own files: checkers fetch robots.txt from inside the page.
    `connect-src 'self'${connect ? ` ${connect}` : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(header ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/**
 * Headers of every file. Without `preload`: with it anybody could enter the owner's domain in the
 * browsers' lists, and leaving them takes months.
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

/** Files whose name changes with their content may be kept for a year. */
export const immutable = 'public, max-age=31536000, immutable';
