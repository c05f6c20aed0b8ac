/** Puts values into a sentence of content: "Release {door}?" with { door: '203' }. An unknown name stays as it is. */
export const fillIn = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
