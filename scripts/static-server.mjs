import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

/**
 * Serves a folder the way a host should: its files, brotli or gzip where a compressed twin is
 * there, with the headers of its `_headers` file, a folder's page under its slash, and 404.html
 * for anything else. With a certificate it speaks HTTP/2 over TLS, as hosts do.
 *
 * @param {{
 *   root: string,
 *   port?: number,
 *   basePath?: string,
 *   tls?: { key: string, certificate: string },
 * }} options port 0 takes a free one; `tls` holds the paths of two PEM files
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveFolder({ root, port = 0, basePath = '', tls }) {
  const rules = parseHeaders(textOf(`${root}/_headers`));
  const notFound = textOf(`${root}/404.html`);
  const folders = foldersOf(root);
  const files = sirv(root, { etag: true, brotli: true, gzip: true, dotfiles: false });

  const answer = (request, response) => {
    const [address = '/', ...query] = (request.url ?? '/').split('?');
    const inside = !basePath || address === basePath || address.startsWith(`${basePath}/`);
    const path = inside ? address.slice(basePath.length) : address;
    request.url = [path, ...query].join('?');
    const send = (file) => {
      for (const [name, value] of headersFor(rules, basePath + file))
        response.setHeader(name, value);
    };

    const missing = () => {
      response.removeHeader('Cache-Control');
      send('/404.html');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    if (!inside || path === '/_headers') return missing();
    // The sub-folder itself is one, too.
    if (path === '' || folders.has(path)) {
      response.writeHead(301, { Location: [`${basePath}${path}/`, ...query].join('?') });
      return response.end();
    }
    send(path);
    files(request, response, missing);
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

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Pages live in folders: without the slash at the end their policy would not be found. */
function foldersOf(root) {
  return new Set(
    readdirSync(root, { recursive: true })
      .map((file) => `/${file}`)
      .filter((file) => file.endsWith('/index.html') && file !== '/index.html')
      .map((file) => file.slice(0, -'/index.html'.length)),
  );
}
