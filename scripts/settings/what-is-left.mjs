/**
 * The values of content/site/brand.ts that are still placeholders, as "mail.general: hello@elmgate.example":
 * reserved `.example` names and telephone numbers reserved for fiction (555-0100 to 555-0199).
 */
export function placeholders(value, name = '') {
  if (typeof value === 'string')
    return /\.example(?![\w-])|\b555-01\d\d\b/.test(value) ? [`${name}: ${value}`] : [];
  return Object.entries(value ?? {}).flatMap(([key, part]) =>
    placeholders(part, name ? `${name}.${key}` : key),
  );
}

/**
 * The names of the facts without an answer, and of the defaults and texts that pages show although the
 * owner has not confirmed them; a text with its file.
 *
 * @param {Record<string, { answer: string, confirmed: boolean }>} answers
 * @param {Record<string, { file: string, confirmed: boolean }>} texts
 */
export function unsettledFacts(answers, texts) {
  const unconfirmed = (all) => Object.entries(all).filter(([, { confirmed }]) => !confirmed);
  return {
    open: Object.keys(answers).filter((name) => !answers[name].answer),
    unconfirmed: [
      ...unconfirmed(answers).flatMap(([name, { answer }]) => (answer ? name : [])),
      ...unconfirmed(texts).map(([name, { file }]) => `${name}: ${file}`),
    ],
  };
}
