import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

/**
 * Serves an export as a host should (docs/deploy.md): precompressed files, the headers of its
 * `_headers` file, a redirect to a page's trailing slash, and 404.html with status 404 for unknown
 * addresses. Throws an error if there is no export.
 *
 * @param {{ root: string, port?: number, basePath?: string }} options port 0 for a free one
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveFolder({ root, port = 0, basePath = '' }) {
  if (!existsSync(`${root}/index.html`))
    throw new Error(`There is no export in ${root}/. Build it first: npm run build`);
  const rules = readHeaders(readFileSync(`${root}/_headers`, 'utf8'));
  const notFound = readFileSync(`${root}/404.html`);

  const setHeaders = (response, file) => {
    for (const { isFor, headers } of rules)
      if (isFor(basePath + file)) response.setHeaders(new Map(headers));
  };
  const sendNotFound = (request, response) => {
    setHeaders(response, '/404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  };
  const options = { etag: true, brotli: true, gzip: true, setHeaders, onNoMatch: sendNotFound };
  const sendFile = sirv(root, options);

  const server = createServer((request, response) => {
    // Without the slashes before the first: a browser takes //about for the host "about".
    const [, path = '', query = ''] = /^\/*(\/[^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const file = path.slice(basePath.length);
    if (!`${path}/`.startsWith(`${basePath}/`) || file === '/_headers')
      return sendNotFound(request, response);
    if (!path.endsWith('/') && existsSync(`${root}${file}/index.html`))
      return response.writeHead(301, { Location: `${path}/${query}` }).end();
    request.url = file + query;
    sendFile(request, response);
  });
  server.listen(port);
  await once(server, 'listening');
  return {
    address: `http://localhost:${server.address().port}${basePath}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Reads `_headers`: a path on a line, its headers indented below. `*` at its end matches anything. */
const readHeaders = (text) =>
  text.split(/\n+(?=\S)/).map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const isFor = path.endsWith('*')
      ? (file) => file.startsWith(path.slice(0, -1))
      : (file) => file === path;
    return { isFor, headers: lines.map((line) => line.trim().split(/: (.+)/, 2)) };
  });
