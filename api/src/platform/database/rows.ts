/**
 * The row of a statement that always answers one: an insert with `returning`, a count, a row that a migration wrote.
 * Throws when there is none; a row that may be missing is `result.rows[0]`.
 */
export function firstRow<Row>({ rows }: { rows: readonly Row[] }): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('the statement answered no row');
  return row;
}
