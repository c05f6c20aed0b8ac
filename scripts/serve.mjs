/**
 * Serves the export the way a host should: files of out/ with the headers of out/_headers,
 * compressed where a compressed twin exists, 404.html for anything else.
 *
 *   node scripts/serve.mjs [port]      default 3000; 0 takes a free one
 */
import { createServer } from 'node:http';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sirv from 'sirv';
import { headersFor, parseHeaders } from './headers.mjs';

const root = 'out';
const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

if (!existsSync(`${root}/index.html`)) {
  console.error('There is no export in out/. Build it first: npm run build');
  process.exit(1);
}

const rules = existsSync(`${root}/_headers`)
  ? parseHeaders(readFileSync(`${root}/_headers`, 'utf8'))
  : [];
const notFound = readFileSync(`${root}/404.html`);
/** Pages live in folders: without the slash at the end their policy would not be found. */
const folders = new Set(
  readdirSync(root, { recursive: true })
    .map((file) => `/${file}`)
    .filter((file) => file.endsWith('/index.html') && file !== '/index.html')
    .map((file) => file.slice(0, -'/index.html'.length)),
);
const files = sirv(root, { etag: true, brotli: true, gzip: true, dotfiles: false });

const server = createServer((request, response) => {
  const url = request.url ?? '/';
  const inside = !basePath || url === basePath || url.startsWith(`${basePath}/`);
  if (inside) request.url = url.slice(basePath.length) || '/';
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const send = (address) => {
    for (const [name, value] of headersFor(rules, basePath + address))
      response.setHeader(name, value);
  };

  const missing = () => {
    response.removeHeader('Cache-Control');
    send('/404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : notFound);
  };
  if (!inside || path === '/_headers') return missing();
  if (folders.has(path)) {
    response.writeHead(301, { Location: [`${basePath}${path}/`, ...query].join('?') });
    return response.end();
  }
  send(path);
  files(request, response, missing);
});

server.listen(port, () => {
  const address = server.address();
  console.log(
    `The site: http://localhost:${typeof address === 'object' ? address?.port : port}${basePath}/`,
  );
});
