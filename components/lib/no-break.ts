/** Keeps a time, a door and a room on one row with no-break spaces: "8:06 AM", "24 hours", "Door 14". */
export const noBreak = (text: string) =>
  text.replace(
    /(?<=\d) (?=(?:[AP]M|hours|minutes|seconds)\b)|(?<=\b(?:Door|Room)) (?=\d)/g,
    '\u00a0',
  );
