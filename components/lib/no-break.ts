/**
 * Keeps a time, a name, a door, a room, a bus, a report, the start of a product's name and a sentence's first
 * short word on one row with no-break spaces: "At 8:06 AM", "call 911", "24 hours", "Mr. Cole", "Door 14", "Bus 7",
 * "SOC 2", "AI Gunshot Detection", "Single Campus", ". It alerts".
 */
export const noBreak = (text: string) =>
  text.replace(
    /(?<=\d) (?=(?:[AP]M|hours|minutes|seconds)\b)|(?<=\b(?:At|at|Bus|call|Door|Room|SOC)) (?=\d)|(?<=\bMr\.) |(?<=[.] [A-Z][a-z]) |(?<=\bAI) (?=[A-Z])|(?<=\bSingle) (?=Campus)/g,
    '\u00a0',
  );
