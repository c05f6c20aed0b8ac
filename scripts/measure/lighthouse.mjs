import lighthouse from 'lighthouse';
import { median } from './median.mjs';

/** @typedef {Record<'score' | 'accessibility' | 'practices' | 'seo' | 'fcp' | 'lcp' | 'tbt' | 'cls', number>} Figures */

/**
 * Runs Lighthouse for a phone on several pages in turn, round after round, so that what else the
 * machine does falls on all of them alike.
 *
 * @param {Record<string, string>} pages addresses by name
 * @param {number} port of a Chromium opened for debugging
 * @param {number} rounds 0 gives no figures
 * @returns {Promise<Record<string, Partial<Figures>>>} medians by name: scores 0 to 100, times in ms
 */
export async function lighthouseMedians(pages, port, rounds) {
  /** @type {Record<string, Figures[]>} */
  const results = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, url] of Object.entries(pages)) results[name]?.push(await run(url, port));
  return Object.fromEntries(
    Object.entries(results).map(([name, figures]) => [name, medians(figures)]),
  );
}

async function run(url, port) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const time = (name) => Math.round(audits[name]?.numericValue ?? 0);
  return {
    score: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: +(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
  };
}

function medians(figures) {
  const keys = Object.keys(figures[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(figures.map((one) => one[key]))]));
}
