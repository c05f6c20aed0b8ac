import { parse, parseFragment, serialize, serializeOuter } from 'parse5';
import { contentPolicy, hashOf, trustedTypesScript } from './policy.mjs';

const prePaintScript = /^\/\*pre-paint\*\//;
/** The inline scripts that a page may have: of the framework, the bundler and app/layout.tsx. */
const knownScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\w\s"/.:,[\]~-]*\}\);$/,
  prePaintScript,
];
const ownScript = /^window\.trustedTypes&&/;

/** The allowed kinds of `<link>`. "code" gets `integrity`, "host" only connects, "name" loads nothing. */
const linkKinds = {
  stylesheet: 'code',
  'preload script': 'code',
  'preload style': 'code',
  'preload image': 'file',
  'preload font': 'file',
  icon: 'file',
  'apple-touch-icon': 'file',
  manifest: 'file',
  preconnect: 'host',
  canonical: 'name',
};
const forbiddenElements = ['base', 'embed', 'frame', 'iframe', 'object'];
const addressAttributes = ['src', 'srcset', 'poster', 'action', 'formaction'];

/**
 * Hardens one page. Adds `integrity` to every script and style sheet that it loads and, after its
 * charset, a content security policy with the hashes of its inline scripts and styles and a Trusted
 * Types policy. Moves the pre-paint script there too: it may open another page and should not wait
 * for the style sheet. A hardened page is returned unchanged. Throws an error with an excerpt if the
 * page has unknown output: an inline script or style, an event handler, an element that loads from
 * another origin.
 *
 * @param {string} html
 * @param {{ basePath: string, connect?: string, fileHash: (address: string) => string | undefined }} options
 *   fileHash: returns the sha384 of a file of the export by its address; undefined if it is missing
 * @returns {{ html: string, scripts: string[], styles: string[] }} the page and the hashes of its
 *   inline scripts and styles
 */
export function hardenHtml(html, { basePath, connect, fileHash }) {
  const document = parse(html, { scriptingEnabled: false });
  const elements = allElements(document);
  const head = elements.find(({ nodeName }) => nodeName === 'head');
  head.childNodes = head.childNodes.filter((node) => !isOurs(node));

  const trustedTypes = parseFragment(`<script>${trustedTypesScript(basePath)}</script>`);
  const scripts = [hashOf('sha256', trustedTypesScript(basePath))];
  const styles = [];
  for (const element of elements.filter((one) => !isOurs(one))) {
    rejectUnknown(element, basePath);
    if (loadsCode(element)) addIntegrity(element, fileHash);
    else if (isInlineScript(element)) scripts.push(hashOf('sha256', knownScript(element)));
    else if (element.nodeName === 'style') styles.push(hashOf('sha256', knownStyle(element)));
  }

  const hashes = { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
  const policy = parseFragment(
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ ...hashes, connect })}">`,
  );
  const charset = head.childNodes.findIndex((node) => attribute(node, 'charset'));
  if (charset < 0) throw new Error('The page has no charset to put its policy after.');
  const prePaint = head.childNodes.filter((node) => isScript(node, prePaintScript));
  head.childNodes = head.childNodes.filter((node) => !prePaint.includes(node));
  const first = [...policy.childNodes, ...trustedTypes.childNodes, ...prePaint];
  head.childNodes.splice(charset + 1, 0, ...first);
  return { html: serialize(document), ...hashes };
}

function allElements(node) {
  const below = [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])];
  return below.flatMap((child) => [...(child.tagName ? [child] : []), ...allElements(child)]);
}

const attribute = (node, name) => node.attrs?.find((one) => one.name === name)?.value;
const textOf = (node) => node.childNodes.map(({ value }) => value).join('');

const isScript = (node, pattern) => node.nodeName === 'script' && pattern.test(textOf(node));

const isOurs = (node) =>
  attribute(node, 'http-equiv') === 'Content-Security-Policy' || isScript(node, ownScript);

/** Data blocks such as JSON-LD do not run, so the policy needs no hash of them. */
const isInlineScript = (node) =>
  node.nodeName === 'script' &&
  attribute(node, 'src') === undefined &&
  !/^application\/(ld\+)?json$/.test(attribute(node, 'type') ?? '');

const linkKind = (node) =>
  linkKinds[[attribute(node, 'rel'), attribute(node, 'as')].filter(Boolean).join(' ')];

const loadsCode = (node) =>
  (node.nodeName === 'script' && attribute(node, 'src') !== undefined) ||
  (node.nodeName === 'link' && linkKind(node) === 'code');

function rejectUnknown(node, basePath) {
  if (forbiddenElements.includes(node.nodeName)) reject(node, 'An element that the policy forbids');
  if (node.nodeName === 'link' && !linkKind(node)) reject(node, 'An unknown kind of link');
  if (attribute(node, 'http-equiv') !== undefined) reject(node, 'An unknown http-equiv');
  for (const { name, value } of node.attrs) {
    if (name === 'style') reject(node, 'An inline style');
    if (/^on/.test(name)) reject(node, 'An inline event handler');
    if (/^\s*javascript:/i.test(value)) reject(node, 'A script in an address');
    // Next connects to the root of the host, also where the site is in a sub-folder.
    const allowed = linkKind(node) === 'host' ? '' : basePath;
    if (loadsFrom(node, name) && !isOwnAddress(value, allowed))
      reject(node, 'An element that loads from another origin');
  }
}

/** Whether an attribute loads a file. `href` does so only on `<link>` and inside SVG. */
function loadsFrom(node, name) {
  if (name === 'href')
    return node.nodeName === 'link' ? linkKind(node) !== 'name' : !/^(a|area)$/.test(node.nodeName);
  return addressAttributes.includes(name);
}

/** Whether an address, or each one of a `srcset`, is below the base path, a fragment or image data. */
const isOwnAddress = (value, basePath) =>
  /^(#|data:image\/)/.test(value) ||
  value
    .split(',')
    .every((one) => one.trim().startsWith(`${basePath}/`) && !one.trim().startsWith('//'));

function addIntegrity(node, fileHash) {
  const address = attribute(node, 'src') ?? attribute(node, 'href') ?? '';
  const hash = fileHash(address);
  if (!hash) reject(node, 'A file that is not in the export');
  node.attrs = node.attrs.filter(({ name }) => name !== 'integrity');
  node.attrs.push({ name: 'integrity', value: hash });
}

function knownScript(node) {
  const text = textOf(node);
  if (!knownScripts.some((pattern) => pattern.test(text))) reject(node, 'An unknown inline script');
  return text;
}

/** Those of Next have the address of their file, the site's own has its id (app/page-styles.tsx). */
function knownStyle(node) {
  if (!attribute(node, 'data-href') && attribute(node, 'id') !== 'page-styles')
    reject(node, 'An unknown inline style sheet');
  return textOf(node);
}

function reject(node, what) {
  throw new Error(`${what}: ${serializeOuter(node).replace(/\s+/g, ' ').slice(0, 160)}`);
}
