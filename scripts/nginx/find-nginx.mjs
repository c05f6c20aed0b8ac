import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Where nginx may be: Debian keeps it out of the path of ordinary users. */
const places = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];
export const nginxPath = () =>
  places.map((folder) => `${folder}/nginx`).find((file) => existsSync(file));

/** Debian's module that sends the brotli twins, where it is installed. */
export const brotliModule = () =>
  ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].find((file) => existsSync(file));

/**
 * Sees to it that nginx is there: as root on Debian it is installed when missing. Ends the program
 * with what to do where that does not help.
 */
export function needNginx() {
  if (!nginxPath() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install('nginx-light');
    install('libnginx-mod-http-brotli-static');
  }
  if (nginxPath()) return;
  console.error('This needs nginx: apt-get install nginx-light (Debian, Ubuntu).');
  process.exit(1);
}

/** At most four minutes each; without it the caller goes on with what there is. */
function install(name) {
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    timeout: 120_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
  } catch {
    console.warn(`${name} could not be installed.`);
  }
}
