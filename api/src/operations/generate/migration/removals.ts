import { isThere, keyOf, nameOf, type Place } from './places.ts';
import { PlanRefused } from './plan-refused.ts';
import type { State } from './state.ts';

/** What `after` lacks and rows have values in; a generated column has none of its own. */
function removed(before: State, after: State): Place[] {
  return Object.values(before).flatMap(({ name: table, columns }) => {
    if (!isThere(after, { table })) return [{ table }];
    return Object.values(columns).flatMap(({ name: column, generated }) =>
      generated || isThere(after, { table, column }) ? [] : [{ table, column }],
    );
  });
}

/** What it could be called now: what is new, and in a table of the same type. */
function candidates(before: State, after: State, { table, column }: Place): string[] {
  if (column === undefined)
    return Object.values(after).flatMap(({ name }) => (isThere(before, { table: name }) ? [] : [name]));
  const type = before[keyOf(table)]?.columns[column]?.type;
  return Object.values(after[keyOf(table)]?.columns ?? {}).flatMap(({ name, type: other, generated }) =>
    generated || other !== type || isThere(before, { table, column: name }) ? [] : [name],
  );
}

/** A way to choose, and what it means. */
const line = (words: string, meaning: string) => `  ${words.padEnd(40)}  ${meaning}`;

/** Refuses removals that are not declared: they may be renames. */
export function refuseLosses(before: State, after: State, drops: readonly Place[]): void {
  const isDropped = ({ table, column }: Place) =>
    drops.some(
      (drop) =>
        (drop.column === undefined && (drop.table === table || table.startsWith(`${drop.table}_`))) ||
        (drop.table === table && drop.column === column),
    );
  const lost = removed(before, after).filter((place) => !isDropped(place));
  if (lost.length === 0) return;
  throw new PlanRefused(
    lost.map((place) => {
      const name = nameOf(place);
      const lines = [
        ...candidates(before, after, place).map((to) => line(`--rename ${name}:${to}`, `it is called ${to} now`)),
        line(`--drop ${name}`, 'its values are lost'),
      ];
      return `${name} is declared no more. Say what becomes of it:\n${lines.join('\n')}`;
    }),
  );
}
