import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a free port on this machine. @returns {Promise<number>} */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}
