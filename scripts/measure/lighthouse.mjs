import lighthouse from 'lighthouse';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Returns Lighthouse's scores for a phone, 0 to 100, from the Chromium at a debugging port. */
export async function lighthouseScores(url, port) {
  const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
  const score = (name) => 100 * (result?.lhr.categories[name]?.score ?? NaN);
  return Object.fromEntries(onlyCategories.map((name) => [name, score(name)]));
}
