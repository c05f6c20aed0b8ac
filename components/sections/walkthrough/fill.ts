/** Puts values into a sentence's braces: fill('{told} of {all}', { told: 2, all: 6 }). */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replace(/\{(\w+)\}/g, (brace, name: string) => String(values[name] ?? brace));
