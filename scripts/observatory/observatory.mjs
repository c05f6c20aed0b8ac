/**
 * Serves the export with Debian's nginx over TLS on loopback, as deploy/nginx describes, and has
 * Mozilla's HTTP Observatory grade it. Passes with A+ and 130 points or more.
 *
 *   npm run observatory
 *
 * The Observatory is no dependency of the site (its 230 packages serve its own web service); it is
 * fetched once into .measure/, at a fixed version and without running anything of it at install.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { needNginx } from '../nginx/find-nginx.mjs';
import { startNginx } from '../nginx/start-nginx.mjs';

const version = '1.4.8';
const needed = 130;
const home = '.measure/observatory';
const scanner = `${home}/node_modules/@mdn/mdn-http-observatory`;

if (!existsSync('out/_headers')) fail('There is no export in out/. Build it: npm run build');
needNginx();

if (!existsSync(scanner)) {
  mkdirSync(home, { recursive: true });
  writeFileSync(`${home}/package.json`, '{ "private": true, "type": "module" }\n');
  execFileSync(
    'npm',
    [
      ...['install', '--prefix', home, '--ignore-scripts', '--omit=optional', '--no-audit'],
      ...['--no-fund', '--save-exact', `@mdn/mdn-http-observatory@${version}`],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
// Browsers' preload list: left empty, since a loopback address is on none.
mkdirSync(`${scanner}/conf`, { recursive: true });
writeFileSync(`${scanner}/conf/hsts-preload.json`, '{}');

const { host, certificate, stop } = await startNginx('.measure/nginx');
let text;
try {
  text = execFileSync('node', [`${scanner}/src/scan.js`, host], {
    encoding: 'utf8',
    env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
  });
} finally {
  await stop();
}

const { scan, tests } = JSON.parse(text);
for (const [name, { result, scoreModifier, pass }] of Object.entries(tests))
  console.log(
    `${pass ? 'pass' : 'FAIL'}  ${String(scoreModifier).padStart(4)}  ${name}: ${result}`,
  );
console.log(`\nGrade ${scan.grade}, ${scan.score} points.`);
if (scan.score < needed) fail(`The export should score ${needed} or more.`);

function fail(message) {
  console.error(message);
  process.exit(1);
}
