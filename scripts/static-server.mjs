import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { existsSync, readFileSync } from 'node:fs';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

/**
 * Serves an export as a host should (docs/deploy.md): precompressed files, the headers of its
 * `_headers` file, a redirect to a page's trailing slash, and 404.html with status 404 for unknown
 * addresses. With a certificate it uses HTTP/2 over TLS.
 *
 * @param {{
 *   root: string,
 *   port?: number,
 *   basePath?: string,
 *   tls?: { key: string, certificate: string },
 * }} options port 0 for a free one; `tls` has the paths of two PEM files
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveFolder({ root, port = 0, basePath = '', tls }) {
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const rules = parseHeaders(read(`${root}/_headers`));
  const notFound = read(`${root}/404.html`);
  const files = sirv(root, { etag: true, brotli: true, gzip: true });

  const answer = (request, response) => {
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    const isInside = address === basePath || address.startsWith(`${basePath}/`);
    const path = isInside ? address.slice(basePath.length) : address;
    request.url = [path, ...query].join('?');
    const addHeaders = (file) => {
      for (const [name, value] of headersFor(rules, basePath + file))
        response.setHeader(name, value);
    };
    const sendNotFound = () => {
      response.removeHeader('Cache-Control');
      addHeaders('/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };

    if (!isInside || path === '/_headers') return sendNotFound();
    if (!path.endsWith('/') && existsSync(`${root}${path}/index.html`)) {
      response.writeHead(301, { Location: [`${basePath}${path}/`, ...query].join('?') });
      return response.end();
    }
    addHeaders(path);
    files(request, response, sendNotFound);
  };
  const server = tls
    ? createSecureServer(
        { key: readFileSync(tls.key), cert: readFileSync(tls.certificate) },
        answer,
      )
    : createServer(answer);

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const bound = server.address();
      const taken = typeof bound === 'object' && bound ? bound.port : port;
      resolve({
        address: `${tls ? 'https' : 'http'}://localhost:${taken}${basePath}/`,
        close: () => {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      });
    });
  });
}
