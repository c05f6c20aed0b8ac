/**
 * Serves the export and prints its address.
 *
 *   node scripts/serve.mjs [port]      default 3000; 0 for a free one
 */
import { serveFolder } from './static-server.mjs';

const { address } = await serveFolder({
  root: 'out',
  port: Number(process.argv[2] ?? process.env.PORT ?? 3000),
  basePath: process.env.NEXT_PUBLIC_BASE_PATH,
});
console.log(`The site: ${address}`);
