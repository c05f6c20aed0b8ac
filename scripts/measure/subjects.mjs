import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { makeCertificate } from '../certificate.mjs';
import { serveFolder } from '../static-server.mjs';
import { buildEmptyExport } from './empty-export.mjs';
import { writePlainPage } from './plain-page.mjs';

/**
 * Builds and serves what is measured: pages of the site in out/, and beside them the floor of the
 * stack, an empty export, and of the words, a plain page.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ http1: boolean, beside: string }} options `beside` is another site's export, or empty
 * @returns {Promise<{ site: string, pages: Record<string, string>, close: () => void }>} addresses
 */
export async function serveSubjects(browser, { http1, beside }) {
  const tls = http1 ? undefined : makeCertificate('.measure');
  /** @type {(() => void)[]} */
  const closings = [];
  const serve = async (root) => {
    const { address, close } = await serveFolder({ root, tls });
    closings.push(close);
    return address;
  };

  const site = await serve('out');
  const pages = {
    'plain page': await serve(await writePlainPage(browser, site)),
    'empty, webpack': await serve(buildEmptyExport('webpack')),
    'empty, Turbopack': await serve(buildEmptyExport('turbopack')),
    home: site,
    'deep hash link': `${site}#/products/nexus`,
    'product page': `${site}products/nexus/`,
    resources: `${site}resources/`,
    contact: `${site}contact/`,
    ...(beside ? { beside: await serve(compressedCopy(beside)) } : {}),
  };
  return { site, pages, close: () => closings.forEach((close) => close()) };
}

/** The folder is somebody else's: its compressed twins are written beside a copy. */
function compressedCopy(folder) {
  const copy = '.measure/beside';
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  execFileSync('node', ['scripts/compress.mjs', copy], { stdio: 'ignore' });
  return copy;
}
