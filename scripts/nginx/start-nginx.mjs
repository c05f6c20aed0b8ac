import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort, makeCertificate } from '../localhost.mjs';
import { nginxPath } from '../programs.mjs';
import { headersMaps } from './headers-maps.mjs';

/**
 * Serves an export as docs/deploy.md describes: released by deploy/nginx/release.sh, served with
 * deploy/nginx/example.conf, over TLS on a free loopback port with a new certificate. Plain http on
 * the same port redirects to https. Needs nginx and openssl.
 *
 * @param {string} folder its working folder; emptied first
 * @param {{ out?: string, basePath?: string }} [options] the export, and its sub-folder
 * @returns {Promise<{ host: string, certificate: string, stop: () => Promise<void> }>}
 */
export async function startNginx(folder, { out = 'out', basePath = '' } = {}) {
  const program = nginxPath();
  if (!program) throw new Error('This needs nginx: apt-get install nginx-light (Debian, Ubuntu).');
  const root = resolve(folder);
  const site = `${root}/site`;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(`${site}/nginx`, { recursive: true });
  mkdirSync(`${root}/temp`);
  const port = await freePort();
  const plainPort = await freePort();
  const { key, certificate } = makeCertificate(root);

  writeFileSync(`${root}/headers.conf`, headersMaps(readFileSync(`${out}/_headers`, 'utf8')));
  execFileSync('deploy/nginx/release.sh', [out, `${root}/headers.conf`, site, basePath]);
  const notFound = readFileSync('deploy/nginx/site.conf', 'utf8').replaceAll(
    ' /404.html;',
    ` ${basePath}/404.html;`,
  );
  writeFileSync(`${site}/nginx/site.conf`, notFound);
  writeFileSync(`${root}/nginx.conf`, config({ root, site, port, plainPort, key, certificate }));

  const nginx = spawn(program, ['-p', root, '-c', `${root}/nginx.conf`], {
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

/** Debian's module that sends .br files, if it is installed. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
const mimeTypes = () =>
  ['/etc/nginx/mime.types', '/usr/local/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types']
    .filter((file) => existsSync(file))
    .slice(0, 1)
    .map((file) => `include ${file};`)
    .join('');

/** What a distribution's nginx.conf has around the example, with all files inside the folder. */
const config = ({ root, site, port, plainPort, key, certificate }) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${root}/nginx.pid;
error_log stderr crit;
events {}
http {
  ${mimeTypes()}
  access_log off;
  ${hasBrotli ? 'brotli_static on;' : ''}
  ${temporary.map((name) => `${name}_temp_path ${root}/temp/${name};`).join('\n  ')}
  ${example({ site, port, plainPort, key, certificate })}
}
`;

/** The example with this machine's folders, ports and certificate. */
const example = ({ site, port, plainPort, key, certificate }) =>
  readFileSync('deploy/nginx/example.conf', 'utf8')
    .replaceAll('/var/www/site', site)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    // Here plain http and https share a port.
    .replace(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${port} ssl http2; error_page 497 =301 https://localhost:${port}$request_uri;`,
    );

/** Resolves when the port answers. */
async function listening(port) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).catch(() => undefined))
      return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nginx does not answer.');
}
