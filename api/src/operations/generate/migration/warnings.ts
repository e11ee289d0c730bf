import { isDeepStrictEqual } from 'node:util';
import { keyOf } from './places.ts';
import type { State, TableState } from './state.ts';

/** What is new or otherwise among the constraints of a table that has rows. */
const changed = <T>(before: Record<string, T>, after: Record<string, T>): T[] =>
  Object.entries(after).flatMap(([name, value]) => (isDeepStrictEqual(before[name], value) ? [] : [value]));

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function ofTable(before: TableState, after: TableState): string[] {
  const isOld = (column: string) => column in before.columns;
  // A new column has the values that its definition gives it: what they break, the declaration breaks.
  const isOnOld = ({ value }: { value: string }) =>
    Object.keys(before.columns).some((column) => value.includes(`"${column}"`));
  const checks = changed(before.checkConstraints, after.checkConstraints)
    .filter(isOnOld)
    .map(
      ({ name, value }) =>
        `${name} fails where there are rows that\n  SELECT * FROM "${after.name}" WHERE NOT (${value});`,
    );
  const uniques = changed(before.uniqueConstraints, after.uniqueConstraints)
    .filter(({ columns }) => columns.every(isOld))
    .map(
      ({ name, columns }) =>
        `${name} fails where there are rows that\n  SELECT ${quoted(columns)}, count(*) FROM "${after.name}" ` +
        `GROUP BY ${quoted(columns)} HAVING count(*) > 1;`,
    );
  return [...checks, ...uniques].map((text) => `${text}\nfinds: mend them first, or change them here, above.`);
}

/** What may stop a migration on a database that has rows, with the query that finds those in its way. */
export const warningsFor = (before: State, after: State): string[] =>
  Object.values(after).flatMap((table) => {
    const former = before[keyOf(table.name)];
    return former ? ofTable(former, table) : [];
  });
