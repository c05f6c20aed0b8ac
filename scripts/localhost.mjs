import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';

/** Finds a free port on this machine. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

/**
 * Writes key.pem and certificate.pem for `localhost`, valid for two days. Needs openssl.
 *
 * @param {string} folder created if it does not exist
 */
export function makeCertificate(folder) {
  mkdirSync(folder, { recursive: true });
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const request = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext ${names}`;
  const files = '-keyout key.pem -out certificate.pem';
  execFileSync('openssl', `${request} ${files}`.split(' '), { cwd: folder, stdio: 'ignore' });
}
