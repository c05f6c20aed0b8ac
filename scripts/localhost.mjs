import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';

/** Finds a free port on this machine. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/**
 * Creates a certificate for `localhost` that is valid for two days. Needs openssl.
 *
 * @param {string} folder an existing folder for the two files
 * @returns {{ key: string, certificate: string }} their paths
 */
export function makeCertificate(folder) {
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  const command = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext ${names}`;
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem'];
  execFileSync('openssl', [...command.split(' '), ...files], { cwd: folder, stdio: 'ignore' });
  return { key: `${folder}/key.pem`, certificate: `${folder}/certificate.pem` };
}
