/**
 * A text with a capital first letter, for a label from words that are used inside sentences too. With
 * CSS's `::first-letter` Firefox reads the letter and the rest as two words.
 */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
