import type { ResourceShape } from '@karite/shared/resource';
import { fieldAt, initialOf, keyOf, nameOf, type Place } from './places.ts';
import { PlanRefused } from './plan-refused.ts';
import type { ColumnState, State } from './state.ts';

/** What existing rows get in a column that must not be empty from now on. */
export type Fill = { place: Place; isNew: boolean } & ({ literal: string | number | boolean } | { expression: string });

/** A computed column's value until it is computed, a moment later, before anybody reads it. */
const placeholder = (type: string): string | number | undefined =>
  /^(numeric|integer|bigint|double)/.test(type) ? 0 : /^text/.test(type) ? '' : undefined;

const literalOf = (value: unknown): string | number | boolean | undefined => {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : undefined;
};

/** The columns that rows which are there already may have nothing in, and that must hold something. */
const newlyRequired = (before: State, after: State): { place: Place; column: ColumnState; isNew: boolean }[] =>
  Object.values(after).flatMap(({ name: table, columns }) => {
    const former = before[keyOf(table)];
    if (!former) return [];
    return Object.values(columns).flatMap((column) => {
      const was = former.columns[column.name];
      const needsValue = column.notNull && !was?.notNull && column.default === undefined && !column.generated;
      return needsValue ? [{ place: { table, column: column.name }, column, isNew: !was }] : [];
    });
  });

/**
 * The values for those columns: those of `--fill`, the declared `initial`, or the kind's default (`false`). Where the value
 * is computed afterwards, it is a placeholder. Throws with the possible options when there is none of it.
 */
export function fillsFor(
  before: State,
  after: State,
  resources: readonly ResourceShape[],
  given: ReadonlyMap<string, string>,
): Fill[] {
  const refused: string[] = [];
  const fills = newlyRequired(before, after).flatMap(({ place, column, isNew }): Fill[] => {
    const expression = given.get(nameOf(place));
    if (expression !== undefined) return [{ place, isNew, expression }];
    const field = fieldAt(resources, place)?.field;
    const initial = field && initialOf(field);
    const literal = literalOf(initial ?? (field?.computed ? placeholder(column.type) : undefined));
    if (literal !== undefined) return [{ place, isNew, literal }];
    refused.push(
      `${nameOf(place)} must not be empty, and rows that are there already have nothing in it. Say what they get:\n` +
        `${field && 'initial' in field ? '  initial: …'.padEnd(44).concat(' in its declaration\n') : ''}` +
        `${`  --fill ${nameOf(place)}="…"`.padEnd(44)} an SQL expression: a constant ('Inconnu', 0) or of the row's columns`,
    );
    return [];
  });
  if (refused.length > 0) throw new PlanRefused(refused);
  return fills;
}
