import { isDeepStrictEqual } from 'node:util';
import type { ResourceShape } from '@karite/shared/resource';
import { rowsOfSingle } from '../../../engine/kinds/single-row.ts';
import { type Fill, fillsFor } from './fills.ts';
import { fieldAt, keyOf, type Place, placeIn } from './places.ts';
import { PlanRefused } from './plan-refused.ts';
import { refuseLosses } from './removals.ts';
import { applyRenames } from './rename.ts';
import { type State, statementsBetween, type TableState } from './state.ts';
import { warningsFor } from './warnings.ts';

/** A developer's decisions besides the declarations, from the command line. */
export type Choices = {
  /** `products.badge:label`, `products:articles` */
  rename: readonly string[];
  /** `products.badge`, `products` */
  drop: readonly string[];
  /** `products.origin='plant'`: an SQL expression of the row. */
  fill: readonly string[];
  /** The resources with computed fields to recompute. */
  recompute: readonly string[];
};

/** The statements of a migration, and what may stop it on a database that has rows, a comment each. */
export type Plan = { statements: string[]; warnings: string[] };

const mapped = (state: State, change: (table: TableState) => TableState): State =>
  Object.fromEntries(Object.entries(state).map(([key, table]) => [key, change(table)]));

/** What stays as it is: by name, and the same. */
const stored = <T>(before: Record<string, T>, after: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(before).filter(([name, value]) => isDeepStrictEqual(value, after[name])));

/**
 * Without the indexes, constraints and generated columns that change or are dropped: their columns could not change
 * otherwise.
 */
const withoutParts = (before: State, after: State): State =>
  mapped(before, (table) => {
    const next = after[keyOf(table.name)];
    if (!next) return table;
    const columns = Object.fromEntries(
      Object.entries(table.columns).filter(
        ([name, { generated }]) => !generated || isDeepStrictEqual(table.columns[name], next.columns[name]),
      ),
    );
    const isMadeOf = (name: string) => name in columns;
    const indexes = Object.entries(stored(table.indexes, next.indexes)).filter(([, index]) =>
      index.columns.every(({ expression, isExpression }) => isExpression || isMadeOf(expression)),
    );
    return {
      ...table,
      columns,
      indexes: Object.fromEntries(indexes),
      foreignKeys: stored(table.foreignKeys, next.foreignKeys),
      compositePrimaryKeys: stored(table.compositePrimaryKeys, next.compositePrimaryKeys),
      uniqueConstraints: stored(table.uniqueConstraints, next.uniqueConstraints),
      checkConstraints: stored(table.checkConstraints, next.checkConstraints),
    };
  });

/**
 * All that is new beside all that is still there; a column that rows must be filled in for is not required yet, or has its
 * value as a default for the moment.
 */
function grown(before: State, after: State, fills: readonly Fill[]): State {
  const all = mapped({ ...before, ...after }, (table) => {
    const columns = { ...before[keyOf(table.name)]?.columns, ...table.columns };
    return { ...table, columns };
  });
  for (const fill of fills) {
    const { table, column = '' } = fill.place;
    const state = all[keyOf(table)]?.columns;
    if (!state?.[column]) continue;
    const isDefault = fill.isNew && 'literal' in fill;
    state[column] = { ...state[column], ...(isDefault ? { default: fill.literal } : { notNull: false }) };
  }
  return all;
}

/** Every row of a declared table has a version, which goes up when its answer changes. */
const NEXT_VERSION = 'row_version = row_version + 1, updated_at = now()';

function updateOf(fill: Fill, after: State): string[] {
  if (fill.isNew && 'literal' in fill) return [];
  const { table, column = '' } = fill.place;
  const version = after[keyOf(table)]?.columns.row_version ? `, ${NEXT_VERSION}` : '';
  const value = 'literal' in fill ? String(fill.literal) : fill.expression;
  return [`UPDATE "${table}" SET "${column}" = ${value}${version} WHERE "${column}" IS NULL;`];
}

/** The start after the migration computes them, in batches (resource/rollup/recompute.ts). Where there is no row, there is nothing to do. */
const recomputeOf = (resource: string): string =>
  `INSERT INTO "recomputations" ("resource") SELECT '${resource}' WHERE EXISTS (SELECT 1 FROM "${resource}")\n` +
  'ON CONFLICT ("resource") DO UPDATE SET "last_id" = NULL;';

/** The one record of each resource that has exactly one and no table yet. */
const newSettings = (before: State, resources: readonly ResourceShape[]): string[] =>
  resources.filter(({ name, isSingle }) => isSingle && !before[keyOf(name)]).flatMap(rowsOfSingle);

/** The resources that have a computed column which their rows do not have yet. */
function newlyComputed(before: State, after: State, resources: readonly ResourceShape[]): string[] {
  return resources.flatMap((resource) => {
    const former = before[keyOf(resource.name)];
    if (!former) return [];
    const isNew = Object.keys(after[keyOf(resource.name)]?.columns ?? {}).some(
      (column) => !former.columns[column] && fieldAt([resource], { table: resource.name, column })?.field.computed,
    );
    return isNew ? [resource.name] : [];
  });
}

const halves = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark);
  if (at < 1) throw new PlanRefused([`"${text}" lacks its "${mark}".`]);
  return [text.slice(0, at), text.slice(at + mark.length)];
};

/** What takes tables that have rows from `before` to `after`. Throws `PlanRefused` when somebody must decide something first. */
export async function planMigration(
  before: State,
  after: State,
  resources: readonly ResourceShape[],
  choices: Choices,
): Promise<Plan> {
  const renames = choices.rename.map((text) => {
    const [from, to] = halves(text, ':');
    const place = placeIn(before, from);
    const target = placeIn(after, from.includes('.') ? `${from.split('.')[0]}.${to}` : to);
    return { from: place, to: place.column === undefined ? target.table : (target.column ?? to) };
  });
  const renamed = applyRenames(before, after, renames);
  refuseLosses(
    renamed.state,
    after,
    choices.drop.map((text) => placeIn(renamed.state, text)),
  );
  const given = new Map(
    choices.fill.map((text) => {
      const [name, expression] = halves(text, '=');
      const { table, column }: Place = placeIn(after, name);
      return [`${table}.${column}`, expression];
    }),
  );
  const fills = fillsFor(renamed.state, after, resources, given);
  const unknown = choices.recompute.filter((name) => !resources.some((resource) => resource.name === name));
  if (unknown.length > 0) throw new PlanRefused(unknown.map((name) => `There is no resource ${name}.`));

  const bare = withoutParts(renamed.state, after);
  const whole = grown(bare, after, fills);
  const recomputed = new Set([...newlyComputed(renamed.state, after, resources), ...choices.recompute]);
  return {
    statements: [
      ...renamed.statements,
      ...(await statementsBetween(renamed.state, bare)),
      ...(await statementsBetween(bare, whole)),
      ...fills.flatMap((fill) => updateOf(fill, after)),
      ...(await statementsBetween(whole, after)),
      ...newSettings(renamed.state, resources),
      ...[...recomputed].map(recomputeOf),
    ],
    warnings: warningsFor(renamed.state, after),
  };
}
