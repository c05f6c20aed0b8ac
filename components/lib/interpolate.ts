/**
 * Replaces the placeholders of a sentence from content: `interpolate('Release {door}?', { door: 203 })`.
 * A placeholder without a value is left in place, so that the mistake is visible.
 */
export const interpolate = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
