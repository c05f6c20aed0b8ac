import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { headersMaps } from './headers-maps.mjs';

/** Where nginx may be: Debian keeps it out of the path of ordinary users. */
const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
export const nginxPath = () =>
  places.map((folder) => `${folder}/nginx`).find((file) => existsSync(file));

/**
 * Serves out/ with deploy/nginx/site.conf on a free loopback port, over TLS with a certificate made
 * for it; plain http on the same port is sent on to https. Needs nginx and openssl.
 *
 * @param {string} folder where it may write; emptied first
 * @returns {Promise<{ host: string, certificate: string, stop: () => Promise<void> }>}
 */
export async function startNginx(folder) {
  const root = resolve(folder);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(`${root}/temp`, { recursive: true });
  const port = await freePort();
  const certificate = `${root}/certificate.pem`;
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', `${root}/key.pem`, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(`${root}/headers.conf`, headersMaps(readFileSync('out/_headers', 'utf8')));
  writeFileSync(`${root}/nginx.conf`, config({ root, port, certificate }));

  const nginx = spawn(nginxPath() ?? 'nginx', ['-p', root, '-c', `${root}/nginx.conf`], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise((done) => nginx.once('exit', done));
  await Promise.race([
    listening(port),
    ended.then(() => Promise.reject(new Error('nginx did not start.'))),
  ]);
  return {
    host: `localhost:${port}`,
    certificate,
    stop: async () => {
      nginx.kill('SIGQUIT');
      await ended;
    },
  };
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const mimeTypes = () =>
  ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
    .filter((file) => existsSync(file))
    .slice(0, 1)
    .map((file) => `include ${file};`)
    .join('');

const config = ({ root, port, certificate }) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${root}/nginx.pid;
error_log stderr crit;
events {}
http {
  ${mimeTypes()}
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${root}/temp/${name};`).join('\n  ')}
  include ${root}/headers.conf;
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name localhost;
    ssl_certificate ${certificate};
    ssl_certificate_key ${root}/key.pem;
    # Plain http on this port, which a server of its own answers on a real host.
    error_page 497 =301 https://localhost:${port}$request_uri;
    root ${resolve('out')};
    include ${resolve('deploy/nginx/site.conf')};
  }
}
`;

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves once something answers there; any answer will do. */
async function listening(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined))
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx does not answer.');
}
