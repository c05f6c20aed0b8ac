/** Formats a unit to follow its number: a sign directly ("99.9%"), a word after a space ("3 days"). */
export const unitAfterNumber = (unit: string) => (/^\w/.test(unit) ? ` ${unit}` : unit);
