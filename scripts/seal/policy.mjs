/**
 * The policy of the export: what a page may load, and the headers a host should add.
 * Measured clean in Chromium, Firefox and WebKit; docs/decisions tells why each line is there.
 */
import { createHash } from 'node:crypto';

/** @param {'sha256' | 'sha384'} algorithm @param {string | Buffer} text */
export const digest = (algorithm, text) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

/**
 * Lets scripts be started from this site's own build files and from nowhere else, and lets no
 * text become HTML or code. First in every head. The bundler's chunk loader needs the first half.
 *
 * @param {string} basePath
 */
export const trustedTypesScript = (basePath) =>
  `window.trustedTypes&&trustedTypes.createPolicy('default',{createScriptURL:function(u){` +
  `var a=new URL(u,location.origin);` +
  `if(a.origin==location.origin&&a.pathname.indexOf('${basePath}/_next/static/')==0)return u}})`;

/**
 * A page's content security policy.
 *
 * @param {{ scripts: string[], connect?: string, header?: boolean }} options
 *   scripts: the digests of its inline scripts; connect: the origin the form posts to;
 *   header: adds what only counts in a header
 */
export function contentPolicy({ scripts, connect, header = false }) {
  const hashes = scripts.map((hash) => ` '${hash}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    ...(header ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** Headers of every file. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
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
