/** Measured values by row and column, of one or more runs. */
export class Table {
  /** @type {Record<string, Record<string, (number | undefined)[]>>} */
  #rows = {};

  /** @param {string} row @param {Record<string, number | undefined>} values by column */
  add(row, values) {
    const columns = (this.#rows[row] ??= {});
    for (const [column, value] of Object.entries(values)) (columns[column] ??= []).push(value);
  }

  /** The median of a cell's runs; undefined if there was never a value. */
  median(row, column) {
    const values = (this.#rows[row]?.[column] ?? []).filter((value) => Number.isFinite(value));
    return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  }

  /** @param {string} title @param {(value: number, column: string) => string | number} show */
  print(title, show) {
    console.log(`\n${title}`);
    const cell = (row, column) => {
      const value = this.median(row, column);
      return [column, value === undefined ? '' : show(value, column)];
    };
    console.table(
      Object.fromEntries(
        Object.entries(this.#rows).map(([row, columns]) => [
          row,
          Object.fromEntries(Object.keys(columns).map((column) => cell(row, column))),
        ]),
      ),
    );
  }
}
