/**
 * Serves the export with nginx and deploy/nginx, and grades it with Mozilla's HTTP Observatory. Fails
 * below 130 points.
 *
 * The Observatory is not a dependency, because most of its packages are for its web service. It is
 * installed once into .measure/, at a fixed version and without install scripts.
 */
import { execFileSync, execSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { startNginx } from './nginx/start-nginx.mjs';

const folder = '.measure/observatory';
const scanner = `${folder}/node_modules/@mdn/mdn-http-observatory`;

if (!existsSync(scanner)) {
  const options = '--ignore-scripts --omit=optional --no-audit --no-fund';
  mkdirSync(folder, { recursive: true });
  execSync(`npm install --prefix ${folder} ${options} @mdn/mdn-http-observatory@1.4.8`);
  // The scanner needs the browsers' HSTS preload list, which has no loopback address.
  mkdirSync(`${scanner}/conf`, { recursive: true });
  writeFileSync(`${scanner}/conf/hsts-preload.json`, '{}');
}

const { host, certificate, stop } = await startNginx('.measure/nginx');
const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate };
try {
  const report = execFileSync('node', [`${scanner}/src/scan.js`, host], { encoding: 'utf8', env });
  const { scan, tests } = JSON.parse(report);
  console.table(tests, ['result', 'scoreModifier']);
  console.log(`Grade ${scan.grade}, ${scan.score} points.`);
  if (scan.score < 130) process.exitCode = 1;
} finally {
  stop();
}
