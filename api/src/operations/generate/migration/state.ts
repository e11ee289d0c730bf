import { readFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { filesIn, inOrder, type MigrationFolder } from '../../../platform/database/migrations/files.ts';
import { applyPatch, type Tree } from './merge-patch.ts';

export type ColumnState = {
  name: string;
  type: string;
  notNull: boolean;
  default?: string | number | boolean;
  generated?: { as: string };
};
type IndexState = { name: string; columns: { expression: string; isExpression: boolean }[] };
export type ForeignKeyState = {
  name: string;
  tableFrom: string;
  tableTo: string;
  columnsFrom: string[];
  columnsTo: string[];
};
type KeyState = { name: string; columns: string[] };

/** What a table is, in drizzle's words, as far as anybody here reads them. */
export type TableState = {
  name: string;
  columns: Record<string, ColumnState>;
  indexes: Record<string, IndexState>;
  foreignKeys: Record<string, ForeignKeyState>;
  compositePrimaryKeys: Record<string, KeyState>;
  uniqueConstraints: Record<string, KeyState>;
  checkConstraints: Record<string, { name: string; value: string }>;
};
/** The tables by `public.<name>`. */
export type State = Record<string, TableState>;

const NOTHING = generateDrizzleJson({});

/** What declared tables are. */
export const stateOf = (schema: Record<string, unknown>): State =>
  asStored({ tables: generateDrizzleJson(schema).tables });

/**
 * What the migrations of all folders leave behind. Each has written down what it alone changes (`meta/<name>.json`), so that
 * two branches never write to one file, and what both changed is there when they are merged.
 */
export async function readState(folders: readonly MigrationFolder[]): Promise<State> {
  const found = folders.flatMap(({ url }) =>
    filesIn(url, '.sql').map((tag) => ({ tag, file: new URL(`meta/${tag}.json`, url) })),
  );
  const patches = await Promise.all(
    inOrder(found).map(async ({ file }): Promise<Tree> => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))),
  );
  return asStored(patches.reduce(applyPatch, {}));
}

/** As it is once it was written and read: drizzle has keys without a value, which JSON has not. */
function asStored(tree: Tree): State {
  const { tables = {} } = JSON.parse(JSON.stringify(tree));
  return tables;
}

/**
 * The statements that take the tables from one state to another. A step never both removes and adds: drizzle would ask on a
 * terminal whether it was a rename.
 */
export async function statementsBetween(before: State, after: State): Promise<string[]> {
  const statements = await generateMigration({ ...NOTHING, tables: before }, { ...NOTHING, tables: after });
  return statements.map((statement) => statement.trim());
}
