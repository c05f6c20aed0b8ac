import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { nginxPath } from '../../scripts/programs.mjs';
import { freePort } from './free-port';

/** Debian's module that sends .br files, if it is installed. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(brotliModule);

const mimeTypes = ['/etc', '/usr/local/etc', '/opt/homebrew/etc']
  .map((folder) => `${folder}/nginx/mime.types`)
  .find((file) => existsSync(file));

/**
 * Serves an export as docs/deploy.md describes: released by deploy/nginx/release.sh, served with
 * deploy/nginx/example.conf, on a free port, but without TLS. Needs nginx.
 *
 * @param out the export
 * @param basePath its sub-folder, such as "/campus"
 */
export async function startNginx(out = 'out', basePath = '') {
  const program = nginxPath();
  if (!program) throw new Error('This needs nginx: apt-get install nginx-light (Debian, Ubuntu).');
  const root = mkdtempSync(`${tmpdir()}/nginx-`);
  mkdirSync(`${root}/site`);
  execFileSync('deploy/nginx/release.sh', [out, `${root}/site`, basePath]);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync('deploy/nginx/example.conf', 'utf8')
    .replace('/var/www/site/nginx/site.conf', `${process.cwd()}/deploy/nginx/site.conf`)
    .replaceAll('/var/www/site', `${root}/site`)
    .replaceAll(/ *(listen \[::\]|ssl_certificate).*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`);
  writeFileSync(`${root}/nginx.conf`, config(root, site));

  // It continues in the background once it listens.
  execFileSync(program, ['-p', root, '-c', `${root}/nginx.conf`], { stdio: 'inherit' });
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      process.kill(Number(readFileSync(`${root}/nginx.pid`, 'utf8')));
      rmSync(root, { recursive: true });
    },
  };
}

/** What a distribution's nginx.conf has around a site, with all files inside the folder. */
const config = (root: string, site: string) => `
${hasBrotli ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events {}
http {
  include ${mimeTypes};
  access_log off;
  ${hasBrotli ? 'brotli_static on;' : ''}
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/temp;`).join(' ')}
  ${site}
}
`;
