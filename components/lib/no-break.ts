/** Keeps a clock time on one row: "8:06 AM" with a no-break space. */
export const noBreak = (text: string) => text.replace(/(\d) (?=[AP]M\b)/g, '$1\u00a0');
