/** The median of the values that were measured; undefined if there are none. */
export function median(values) {
  const known = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b);
  return known[Math.floor(known.length / 2)];
}

/** Values of several runs, by row and column. */
export class Table {
  /** @type {Record<string, Record<string, (number | undefined)[]>>} */
  rows = {};

  /** @param {string} name @param {Record<string, number | undefined>} values by column */
  add(name, values) {
    const row = (this.rows[name] ??= {});
    for (const [column, value] of Object.entries(values)) (row[column] ??= []).push(value);
  }

  /** Prints the medians. @param {string} title @param {(value: number, column: string) => string | number} show */
  print(title, show) {
    const cell = (value, column) => (value === undefined ? '' : show(value, column));
    const mapValues = (object, read) =>
      Object.fromEntries(Object.entries(object).map(([key, value]) => [key, read(value, key)]));
    console.log(`\n${title}`);
    console.table(
      mapValues(this.rows, (row) => mapValues(row, (all, name) => cell(median(all), name))),
    );
  }
}
