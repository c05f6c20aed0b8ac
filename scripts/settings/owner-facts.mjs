/**
 * What the owner of the site has still to say: the facts without an answer, and the defaults and texts
 * that pages show although the owner has not confirmed them.
 *
 * @param {Record<string, { answer: string, confirmed: boolean }>} answers
 * @param {Record<string, { file: string, confirmed: boolean }>} texts
 * @returns {{ open: string[], unconfirmed: string[] }} names; a text with its file
 */
export function unsettledFacts(answers, texts) {
  const facts = Object.entries(answers);
  return {
    open: facts.filter(([, { answer }]) => !answer).map(([name]) => name),
    unconfirmed: [
      ...facts.filter(([, { answer, confirmed }]) => answer && !confirmed).map(([name]) => name),
      ...Object.entries(texts)
        .filter(([, { confirmed }]) => !confirmed)
        .map(([name, { file }]) => `${name}: ${file}`),
    ],
  };
}
