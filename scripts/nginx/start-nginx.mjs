import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort, makeCertificate } from '../localhost.mjs';
import { nginxPath } from '../programs.mjs';
import { headersMaps } from './headers-maps.mjs';

const read = (file) => readFileSync(file, 'utf8');

/** Debian's module that sends .br files, if it is installed. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

/**
 * Serves an export as docs/deploy.md describes: released by deploy/nginx/release.sh, served with
 * deploy/nginx/example.conf, over TLS on a free loopback port with a new certificate. Plain http on
 * the same port redirects to https. Needs nginx and openssl.
 *
 * @param {string} folder its working folder; emptied first
 * @param {{ out?: string, basePath?: string }} [options] the export, and its sub-folder
 * @returns {Promise<{ host: string, certificate: string, stop: () => void }>}
 */
export async function startNginx(folder, { out = 'out', basePath = '' } = {}) {
  const program = nginxPath();
  if (!program) throw new Error('This needs nginx: apt-get install nginx-light (Debian, Ubuntu).');
  const root = resolve(folder);
  const site = `${root}/site`;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(`${site}/nginx`, { recursive: true });
  makeCertificate(root);

  writeFileSync(`${root}/headers.conf`, headersMaps(read(`${out}/_headers`)));
  execFileSync('deploy/nginx/release.sh', [out, `${root}/headers.conf`, site, basePath]);
  const siteConf = read('deploy/nginx/site.conf');
  const notFound = siteConf.replaceAll(' /404.html;', ` ${basePath}/404.html;`);
  writeFileSync(`${site}/nginx/site.conf`, notFound);
  const port = await freePort();
  writeFileSync(`${root}/nginx.conf`, config(root, example(root, port, await freePort())));

  // It continues in the background once it listens.
  execFileSync(program, ['-p', root, '-c', `${root}/nginx.conf`], { stdio: 'inherit' });
  return {
    host: `localhost:${port}`,
    certificate: `${root}/certificate.pem`,
    stop: () => process.kill(Number(read(`${root}/nginx.pid`))),
  };
}

/** deploy/nginx/example.conf with this machine's folders, ports and certificate. */
const example = (root, port, plainPort) =>
  read('deploy/nginx/example.conf')
    .replaceAll('/var/www/site', `${root}/site`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${root}/certificate.pem;`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${root}/key.pem;`)
    .replaceAll(/ *listen \[::\].*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    // Here plain http and https share a port.
    .replace(
      'listen 443 ssl http2;',
      `listen 127.0.0.1:${port} ssl http2; error_page 497 =301 https://localhost:${port}$request_uri;`,
    );

const mimeTypes = ['/etc', '/usr/local/etc', '/opt/homebrew/etc']
  .map((folder) => `${folder}/nginx/mime.types`)
  .find((file) => existsSync(file));

/** What a distribution's nginx.conf has around a site, with all files inside the folder. */
const config = (root, sites) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events {}
http {
  include ${mimeTypes};
  access_log off;
  ${hasBrotli ? 'brotli_static on;' : ''}
  client_body_temp_path ${root}/temp;
  proxy_temp_path ${root}/temp;
  fastcgi_temp_path ${root}/temp;
  uwsgi_temp_path ${root}/temp;
  scgi_temp_path ${root}/temp;
  ${sites}
}
`;
