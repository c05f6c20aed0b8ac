/** What a row counts is paid once, each year, or both. */
type Paid = { once?: true; yearly?: true };

const columns = ['once', 'yearly'] as const;

/** The last row of a quote without which no column is left empty; undefined if each row is needed. */
export const spareRow = <Row extends Paid>(rows: readonly Row[]) =>
  rows.findLast((row) =>
    columns.every((column) => !row[column] || rows.some((other) => other !== row && other[column])),
  );
