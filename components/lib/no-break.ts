/**
 * Keeps a time, a door, a room and a report on one row with no-break spaces: "8:06 AM", "24 hours",
 * "Door 14", "SOC 2".
 */
export const noBreak = (text: string) =>
  text.replace(
    /(?<=\d) (?=(?:[AP]M|hours|minutes|seconds)\b)|(?<=\b(?:Door|Room|SOC)) (?=\d)/g,
    '\u00a0',
  );
