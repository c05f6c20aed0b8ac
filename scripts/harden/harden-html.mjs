import { parse, serialize, serializeOuter } from 'parse5';
import { contentPolicy, hashOf, trustedTypesScript } from './policy.mjs';

/** The inline scripts that a page may have: of the framework, the bundler and app/layout.tsx. */
const knownScripts = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\]|\\.)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\w\s"/.:,[\]~-]*\}\);$/,
  /^\/\*pre-paint\*\//,
];

/** The kinds of `<link>`, by `rel` and `as`. "code" gets `integrity`, "host" only connects, "name" loads nothing. */
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

const charset = '<meta charset="utf-8">';

/** What no element may be or have: a name for the error, and what is true of an element that does. */
const faults = {
  'An element that the policy forbids': ({ name }) =>
    /^(base|embed|frame|iframe|object)$/.test(name),
  'An unknown kind of link': ({ name, link }) => name === 'link' && !link,
  'An unknown http-equiv': ({ has }) => 'http-equiv' in has,
  'An inline style': ({ has }) => 'style' in has,
  'An inline event handler': ({ has }) => Object.keys(has).some((name) => /^on/.test(name)),
  'A script in an address': ({ has }) =>
    Object.values(has).some((value) => /^\s*javascript:/i.test(value)),
  'An element that loads from another origin': ({ loads, link }, basePath) =>
    // Next connects to the root of the host, also where the site is in a sub-folder.
    loads.some((address) => !isOwn(address, link === 'host' ? '' : basePath)),
  'An unknown inline script': ({ script }) =>
    script !== undefined && !knownScripts.some((known) => known.test(script)),
  // Those of Next have the address of their file, the site's own has its id (app/page-styles.tsx).
  'An unknown inline style sheet': ({ name, has }) =>
    name === 'style' && !has['data-href'] && has.id !== 'page-styles',
};

/**
 * Hardens one page. Adds `integrity` to every script and style sheet that it loads and, after its
 * charset, a content security policy with the hashes of its inline scripts and styles and a Trusted
 * Types policy. Moves the pre-paint script there too: it may open another page and should not wait
 * for the style sheet. Throws an error with an excerpt if the page has unknown output: an inline
 * script or style, an event handler, an element that loads from another origin.
 *
 * @param {string} html
 * @param {{ basePath: string, connect?: string, fileHash: (address: string) => string | undefined }} options
 *   fileHash: returns the sha384 of a file of the export by its address; undefined if it is missing
 * @returns {{ html: string, scripts: string[], styles: string[] }} the page and the hashes of its
 *   inline scripts and styles
 */
export function hardenHtml(html, { basePath, connect, fileHash }) {
  const document = parse(html, { scriptingEnabled: false });
  const [scripts, styles] = [new Set(), new Set()];
  scripts.add(hashOf('sha256', trustedTypesScript(basePath)));
  for (const node of elementsBelow(document)) {
    const element = describe(node);
    const fault = Object.keys(faults).find((name) => faults[name](element, basePath));
    if (fault) reject(node, fault);
    if (element.script !== undefined) scripts.add(hashOf('sha256', element.script));
    if (element.name === 'style') styles.add(hashOf('sha256', textOf(node)));
    if (!element.code) continue;
    const integrity = fileHash(element.code) ?? reject(node, 'A file that is not in the export');
    node.attrs = node.attrs.filter(({ name }) => name !== 'integrity');
    node.attrs.push({ name: 'integrity', value: integrity });
  }

  const hashes = { scripts: [...scripts], styles: [...styles] };
  const written = serialize(document);
  if (!written.includes(charset)) throw new Error('The page has no charset.');
  const [prePaint = ''] = written.match(/<script>\/\*pre-paint\*\/[^]*?<\/script>/) ?? [];
  const first =
    `${charset}<meta http-equiv="Content-Security-Policy" content="${contentPolicy({ ...hashes, connect })}">` +
    `<script>${trustedTypesScript(basePath)}</script>${prePaint}`;
  return { html: written.replace(prePaint, '').replace(charset, () => first), ...hashes };
}

/** Every element, also in templates. */
const elementsBelow = (node) =>
  [...(node.childNodes ?? []), ...(node.content?.childNodes ?? [])].flatMap((child) => [
    ...(child.tagName ? [child] : []),
    ...elementsBelow(child),
  ]);

const textOf = (node) => node.childNodes.map(({ value }) => value).join('');

/** What counts of an element; `script` is the text of an inline one, `code` the address of what it runs. */
function describe(node) {
  const name = node.tagName;
  const has = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const { src, srcset, poster, action, formaction, href } = has;
  const link = name === 'link' && linkKinds[[has.rel, has.as].filter(Boolean).join(' ')];
  // `href` loads a file only on `<link>` and inside SVG. Data such as JSON-LD does not run.
  const loads = [src, srcset, poster, action, formaction];
  if (link !== 'name' && name !== 'a' && name !== 'area') loads.push(href);
  const isData = /^application\/(ld\+)?json$/.test(has.type);
  const isInline = name === 'script' && src === undefined && !isData;
  return {
    name,
    has,
    link,
    loads: loads.filter((address) => address !== undefined),
    script: isInline ? textOf(node) : undefined,
    code: name === 'script' ? src : link === 'code' ? href : undefined,
  };
}

/** Whether an address, or each one of a `srcset`, is below the base path, a fragment or image data. */
const isOwn = (value, basePath) =>
  /^(#|data:image\/)/.test(value) ||
  value
    .split(',')
    .every((one) => one.trim().startsWith(`${basePath}/`) && !one.trim().startsWith('//'));

function reject(node, what) {
  throw new Error(`${what}: ${serializeOuter(node).replace(/\s+/g, ' ').slice(0, 160)}`);
}
