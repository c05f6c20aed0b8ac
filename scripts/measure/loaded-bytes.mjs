/**
 * Runs in a page: the bytes it had requested by its load event, as they were sent (compressed).
 * Self-contained, so that it can be passed to `page.evaluate`.
 */
export function loadedBytes() {
  const [navigation] = performance.getEntriesByType('navigation');
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < navigation.loadEventStart);
  const sum = (entries) => entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
  return {
    script: sum(files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    total: sum([navigation, ...files]),
  };
}
