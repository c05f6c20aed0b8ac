/**
 * Starts the chunks of a page that a cold deep link asks for (/#/products/nexus) while the
 * document's own scripts still travel, instead of after hydration. Which chunks those are only the
 * bundler's output knows; it is read here and nowhere else.
 */

/** @typedef {{ path: string, kind: string, slug?: string }} Page */

const loader = /(\d+),\w+=>\{\w+\.v\(\w+=>Promise\.all\(\[("static\/chunks\/[^\]]+")\]\.map/g;
const kindEntry = /"?([a-z-]+)"?:\(\)=>\w+\.A\((\d+)\)/g;
const wordsEntry =
  /content\/products\/([a-z0-9-]+)\.ts":\{id:\(\)=>\d+,module:\(\)=>\w+\.A\((\d+)\)/g;

/**
 * The chunks of every page beside the document's own scripts.
 *
 * @param {Page[]} pages
 * @param {string[]} own the texts of the home document's scripts
 * @param {(chunk: string) => string} read gives the text of "static/chunks/…"
 * @returns {Record<string, string[]>} by path. Throws where the bundler writes something new.
 */
export function chunksByPath(pages, own, read) {
  const text = own.join('\n');
  const kinds = filesByName(kindEntry, text);
  const table = {};
  for (const { path, kind, slug } of pages.filter((page) => page.kind !== 'home')) {
    const view = kinds.get(kind);
    if (!view) throw new Error(`No chunk found for pages of kind "${kind}".`);
    table[path] = slug ? [...view, ...wordsOf(slug, view.map(read).join('\n'))] : view;
  }
  return table;
}

function wordsOf(slug, text) {
  const words = filesByName(wordsEntry, text).get(slug);
  if (!words) throw new Error(`No chunk found for the words of "${slug}".`);
  return words;
}

/** The files that each name of a table stands for; the table's loaders stand in the same text. */
function filesByName(entry, text) {
  const files = new Map(
    [...text.matchAll(loader)].map(([, id, list]) => [id, JSON.parse(`[${list}]`)]),
  );
  return new Map(
    [...text.matchAll(entry)].flatMap(([, name, id]) =>
      files.has(id) ? [[name, files.get(id)]] : [],
    ),
  );
}

/**
 * The script that asks for them, by the hash of the moment. Fetched by a document that is hidden
 * for another page only, so no other page pays for it.
 *
 * @param {Record<string, string[]>} table
 * @param {string} basePath
 */
export function aheadScript(table, basePath) {
  const names = [...new Set(Object.values(table).flat())];
  const pages = Object.entries(table).map(([path, files]) => [
    path,
    files.map((file) => names.indexOf(file)),
  ]);
  return (
    '(function(names,pages){' +
    "var asked=location.hash.slice(1).split('?')[0].replace(/\\/+$/,'').toLowerCase();" +
    '(pages[asked]||[]).forEach(function(n){' +
    "var link=document.createElement('link');" +
    `link.rel='preload';link.as='script';link.href='${basePath}/_next/'+names[n];` +
    'document.head.appendChild(link)})' +
    `})(${JSON.stringify(names)},${JSON.stringify(Object.fromEntries(pages))})`
  );
}
