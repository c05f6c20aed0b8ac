import lighthouse from 'lighthouse';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/**
 * Runs Lighthouse for a phone and gives the median of each figure: scores 0 to 100, times in ms.
 *
 * @param {string} url
 * @param {number} port of a Chromium opened for debugging
 * @param {number} runs
 */
export async function lighthouseMedian(url, port, runs) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
    results.push({
      score: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(audits['first-contentful-paint']?.numericValue ?? 0),
      lcp: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
      tbt: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
      cls: +(audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3),
    });
  }
  const keys = Object.keys(results[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(results.map((result) => result[key]))]));
}
