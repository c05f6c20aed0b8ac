/** Keeps a clock time, a door and a room on one row: "8:06 AM" and "Door 14" with no-break spaces. */
export const noBreak = (text: string) =>
  text.replace(/(?<=\d) (?=[AP]M\b)|(?<=\b(?:Door|Room)) (?=\d)/g, '\u00a0');
