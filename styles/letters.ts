/**
 * The letters in the site's fonts. Every visit loads the first set. The second is a separate file,
 * which a browser requests only for a letter in it, such as one that a visitor types.
 */

/** Printable ASCII and typographic punctuation. */
export const letters = `${range(0x20, 0x7e)}\u00a0©×–—‘’“”•…−`;

/** The Latin letters with marks, and the other characters of that Unicode block. */
export const marks = [...range(0xa1, 0xff)].filter((letter) => !letters.includes(letter)).join('');

function range(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
