import { isThere, keyOf, type Place } from './places.ts';
import { PlanRefused } from './plan-refused.ts';
import type { ForeignKeyState, State, TableState } from './state.ts';

/** `products.badge` is called `label` now, or the table `products` `articles`. */
export type Rename = { from: Place; to: string };

const quoted = (name: string) => `"${name}"`;
const replaced = (names: readonly string[], from: string, to: string) =>
  names.map((name) => (name === from ? to : name));
const mapped = <T>(all: Record<string, T>, change: (each: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([key, each]) => [key, change(each)]));

/** A table with a renamed column, in everything that refers to it. */
function withColumn(table: TableState, from: string, to: string): TableState {
  const inText = (text: string) =>
    text.replaceAll(`${quoted(table.name)}.${quoted(from)}`, `${quoted(table.name)}.${quoted(to)}`);
  return {
    ...table,
    columns: Object.fromEntries(
      Object.values(table.columns).map((column) =>
        column.name === from ? [to, { ...column, name: to }] : [column.name, column],
      ),
    ),
    indexes: mapped(table.indexes, (index) => ({
      ...index,
      columns: index.columns.map((each) => (each.expression === from ? { ...each, expression: to } : each)),
    })),
    foreignKeys: mapped(table.foreignKeys, (key) => ({ ...key, columnsFrom: replaced(key.columnsFrom, from, to) })),
    compositePrimaryKeys: mapped(table.compositePrimaryKeys, (key) => ({
      ...key,
      columns: replaced(key.columns, from, to),
    })),
    uniqueConstraints: mapped(table.uniqueConstraints, (key) => ({ ...key, columns: replaced(key.columns, from, to) })),
    checkConstraints: mapped(table.checkConstraints, (check) => ({ ...check, value: inText(check.value) })),
  };
}

/** The tables, where those that point to a renamed one follow. */
const pointing = (state: State, change: (key: ForeignKeyState) => ForeignKeyState): State =>
  mapped(state, (table) => ({ ...table, foreignKeys: mapped(table.foreignKeys, change) }));

function renameColumn(state: State, table: string, from: string, to: string): State {
  const found = state[keyOf(table)];
  if (!found) return state;
  const changed = { ...state, [keyOf(table)]: withColumn(found, from, to) };
  return pointing(changed, (key) =>
    key.tableTo === table ? { ...key, columnsTo: replaced(key.columnsTo, from, to) } : key,
  );
}

function renameTable(state: State, from: string, to: string): State {
  const { [keyOf(from)]: found, ...others } = state;
  if (!found) return state;
  const inText = (text: string) => text.replaceAll(`${quoted(from)}.`, `${quoted(to)}.`);
  const own: TableState = {
    ...found,
    name: to,
    foreignKeys: mapped(found.foreignKeys, (key) => ({ ...key, tableFrom: to })),
    checkConstraints: mapped(found.checkConstraints, (check) => ({ ...check, value: inText(check.value) })),
  };
  return pointing({ ...others, [keyOf(to)]: own }, (key) => (key.tableTo === from ? { ...key, tableTo: to } : key));
}

type Step = { table: string; column?: string; to: string };

/** What renaming a resource means: its own table, then those of its list fields with the column that names the record. */
function stepsOf(state: State, after: State, { from: { table, column }, to }: Rename): Step[] {
  if (column !== undefined) return [{ table, column, to }];
  const owner = (name: string) => `${name.replaceAll('-', '_')}_id`;
  const parts = Object.values(state).flatMap(({ name }) => {
    const renamed = name.replace(`${table}_`, `${to}_`);
    const isPart = name.startsWith(`${table}_`) && isThere(state, { table: name, column: owner(table) });
    return isPart && !isThere(after, { table: name }) && isThere(after, { table: renamed }) ? [{ name, renamed }] : [];
  });
  return [
    { table, to },
    ...parts.flatMap(({ name, renamed }) => [
      { table: name, to: renamed },
      { table: renamed, column: owner(table), to: owner(to) },
    ]),
  ];
}

/** Renames what has another name in `after`: values stay where they are. */
export function applyRenames(before: State, after: State, renames: readonly Rename[]) {
  let state = before;
  const statements: string[] = [];
  for (const rename of renames) {
    const { from, to } = rename;
    const target: Place = from.column === undefined ? { table: to } : { table: from.table, column: to };
    if (!isThere(state, from))
      throw new PlanRefused([`There is no ${[from.table, from.column].filter(Boolean).join('.')} to rename.`]);
    if (isThere(state, target) || !isThere(after, target))
      throw new PlanRefused([
        `${to} is ${isThere(state, target) ? 'there already' : 'declared nowhere'}: nothing can be renamed to it.`,
      ]);
    for (const { table, column, to: name } of stepsOf(state, after, rename)) {
      state = column === undefined ? renameTable(state, table, name) : renameColumn(state, table, column, name);
      statements.push(
        `ALTER TABLE ${quoted(table)} RENAME ${column === undefined ? '' : `COLUMN ${quoted(column)} `}TO ${quoted(name)};`,
      );
    }
  }
  return { state, statements };
}
