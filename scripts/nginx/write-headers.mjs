/**
 * Prints the headers of the export as nginx maps. Run it after each build, then reload nginx.
 *
 *   node scripts/nginx/write-headers.mjs > headers.conf
 */
import { readFileSync } from 'node:fs';
import { headersMaps } from './headers-maps.mjs';

process.stdout.write(headersMaps(readFileSync('out/_headers', 'utf8')));
