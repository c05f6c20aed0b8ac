import { contentPolicy, digest, trustedTypesScript } from './policy.mjs';

/** The inline scripts a page may hold: Next's start and data, React's hand-over of late parts, our own. */
const known = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(/,
  /^self\.__next_f\.push\(/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(/,
  /^\$R[A-Z]+/,
  /^requestAnimationFrame\(function\(\)\{\$RT/,
  /^\/\*pre-paint\*\//,
  /^window\.trustedTypes&&trustedTypes\.createPolicy\('default'/,
];
/** Data, not code: never run, so no policy is asked. */
const isData = (attributes) => /type="application\/(ld\+)?json"/.test(attributes);

const scriptTag = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const loadTag = /<(script|link)\b[^>]*>/g;
const excerpt = (text) => text.replace(/\s+/g, ' ').slice(0, 120);

/**
 * Seals one page: a Trusted Types policy first in its head, `integrity` on every script and style
 * it names, and a content security policy right after its charset. Sealing twice changes nothing.
 * Throws, with an excerpt, at an inline style or an inline script it does not know.
 *
 * @param {string} html
 * @param {{ basePath: string, connect?: string, fileDigest: (address: string) => string | undefined }} options
 *   fileDigest: the sha384 of a file of the export, by its address; undefined for one that is not there
 * @returns {{ html: string, scripts: string[] }} the page and the digests of its inline scripts
 */
export function sealHtml(html, { basePath, connect, fileDigest }) {
  let page = html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/g, '')
    .replace(/<script>window\.trustedTypes&&[\s\S]*?<\/script>/g, '');

  refuse(page, /<style[\s>][\s\S]{0,120}/, 'An inline style sheet');
  refuse(withoutScripts(page), /<[^>]*\sstyle="[^>]*>/, 'An inline style');

  page = page.replace(loadTag, (tag) => withIntegrity(tag, fileDigest));
  page = page.replace(/<head>/, `<head><script>${trustedTypesScript(basePath)}</script>`);

  const scripts = inlineScripts(page).map((text) => digest('sha256', text));
  const unique = [...new Set(scripts)];
  const policy = contentPolicy({ scripts: unique, connect });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  page = page.replace(
    /<head>(<script>[\s\S]*?<\/script>)<meta charSet="utf-8"\/>/,
    (_, policyScript) => {
      return `<head><meta charSet="utf-8"/>${meta}${policyScript}`;
    },
  );
  if (!page.includes(meta)) throw new Error('The page has no charset to put its policy after.');
  return { html: page, scripts: unique };
}

const withoutScripts = (html) => html.replace(scriptTag, '');

function refuse(html, pattern, what) {
  const found = pattern.exec(html);
  if (found) throw new Error(`${what} that the policy forbids: ${excerpt(found[0])}`);
}

function withIntegrity(tag, fileDigest) {
  const loadsCode = tag.startsWith('<script') || /rel="stylesheet"|as="script"/.test(tag);
  const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1];
  if (!loadsCode || !address || tag.includes(' integrity="')) return tag;
  const hash = fileDigest(address);
  if (!hash) throw new Error(`A page loads a file that is not in the export: ${address}`);
  return tag.replace(/\/?>$/, (end) => ` integrity="${hash}"${end}`);
}

function inlineScripts(html) {
  return [...html.matchAll(scriptTag)]
    .filter(([, attributes]) => !/\ssrc=/.test(attributes) && !isData(attributes))
    .map(([, , text]) => {
      if (!known.some((pattern) => pattern.test(text)))
        throw new Error(`An inline script nobody vouches for: ${excerpt(text)}`);
      return text;
    });
}
