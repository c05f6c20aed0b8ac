import { execFileSync } from 'node:child_process';

/**
 * Makes a certificate for `localhost` that lasts two days, for tests over TLS. Needs openssl.
 *
 * @param {string} folder where the two files go; it must exist
 * @returns {{ key: string, certificate: string }} their paths
 */
export function makeCertificate(folder) {
  const key = `${folder}/key.pem`;
  const certificate = `${folder}/certificate.pem`;
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
      ...['-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  return { key, certificate };
}
