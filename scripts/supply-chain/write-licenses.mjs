/**
 * Writes docs/licenses.md and fails at a license that is unknown or asks for more than naming.
 *
 *   npm run licenses
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { licensesPage, runtimeLicenses } from './licenses.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
mkdirSync('docs', { recursive: true });
writeFileSync('docs/licenses.md', licensesPage(lock));
for (const { name, license } of runtimeLicenses(lock)) console.log(`${license.padEnd(20)} ${name}`);

const faults = runtimeLicenses(lock).flatMap(({ fault }) => fault ?? []);
for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
