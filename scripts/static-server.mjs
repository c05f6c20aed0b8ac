import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

/**
 * Serves an export as a host should (docs/deploy.md): precompressed files, the headers of its
 * `_headers` file, a redirect to a page's trailing slash, and 404.html with status 404 for unknown
 * addresses. Throws an error if there is no export.
 *
 * @param {{ root: string, port?: number, basePath?: string, certificates?: string }} options port 0
 *   for a free one; with a folder of certificates (makeCertificate) it uses HTTP/2 over TLS
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serveFolder({ root, port = 0, basePath = '', certificates }) {
  if (!existsSync(`${root}/index.html`))
    throw new Error(`There is no export in ${root}/. Build it first: npm run build`);
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const rules = parseHeaders(read(`${root}/_headers`));
  const notFound = read(`${root}/404.html`);

  const setHeaders = (response, path) =>
    headersFor(rules, basePath + path).forEach(([name, value]) => response.setHeader(name, value));
  const sendNotFound = (request, response) => {
    setHeaders(response, '/404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  };
  const options = { etag: true, brotli: true, gzip: true, setHeaders, onNoMatch: sendNotFound };
  const sendFile = sirv(root, options);

  const answer = (request, response) => {
    // Without the slashes before the first: a browser takes //about for the host "about".
    const [, path = '', query = ''] = /^\/*(\/[^?]*)(.*)$/.exec(request.url ?? '') ?? [];
    const file = path.slice(basePath.length);
    if (!`${path}/`.startsWith(`${basePath}/`) || file === '/_headers')
      return sendNotFound(request, response);
    if (!path.endsWith('/') && existsSync(`${root}${file}/index.html`))
      return response.writeHead(301, { Location: `${path}/${query}` }).end();
    request.url = file + query;
    sendFile(request, response);
  };
  const server = certificates
    ? createSecureServer(
        { key: read(`${certificates}/key.pem`), cert: read(`${certificates}/certificate.pem`) },
        answer,
      )
    : createServer(answer);
  // As in deploy/nginx/example.conf; plain HTTP has no such event.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(4096));
  server.listen(port);
  await once(server, 'listening');
  return {
    address: `${certificates ? 'https' : 'http'}://localhost:${server.address().port}${basePath}/`,
    close: () => {
      server.close();
      server.closeAllConnections?.();
    },
  };
}
