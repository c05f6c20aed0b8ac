import lighthouse from 'lighthouse';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores for a phone, 0 to 100 by category.
 *
 * @param {string} url
 * @param {number} port the debugging port of a running Chromium
 */
export async function lighthouseScores(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: categories,
  });
  return Object.fromEntries(
    categories.map((name) => [name, (result?.lhr.categories[name]?.score ?? NaN) * 100]),
  );
}
