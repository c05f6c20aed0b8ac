/**
 * Replaces the placeholders of a sentence from content: `interpolate('Release {door}?', { door: 203 })`.
 * A placeholder without a value stays as it is, so that the mistake is seen.
 */
export const interpolate = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
