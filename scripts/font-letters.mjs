/**
 * The letters that the site's fonts hold. Every visit loads the first set; the second is a file of
 * its own, which a browser fetches only where such a letter stands: in what a visitor types.
 */

/** Printable ASCII and the punctuation of good typesetting. */
export const letters = `${range(0x20, 0x7e)}\u00a0©×–—‘’“”•…−`;

/** The Latin letters with marks, and the other signs of that block. */
export const marks = [...range(0xa1, 0xff)].filter((letter) => !letters.includes(letter)).join('');

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
