/**
 * Serves the export with Debian's nginx over TLS on loopback, set up as deploy/nginx/example.conf
 * says, and checks compression, caching, 404 and headers beside those of npm start.
 *
 *   npm run deploy:check        as root it installs nginx where it is missing
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { needNginx } from './find-nginx.mjs';

if (!existsSync('out/_headers')) {
  console.error('There is no export in out/. Build it: npm run build');
  process.exit(1);
}
needNginx();
const { status } = spawnSync('npx', ['playwright', 'test', 'e2e/hosting.spec.ts'], {
  stdio: 'inherit',
  timeout: 180_000,
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
