import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  boolean,
  choice,
  defineResource,
  integer,
  lines,
  manyToMany,
  price,
  type ResourceShape,
  text,
} from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../../test/support/make-database.ts';
import { declaredTables } from '../../../engine/kinds/tables.ts';
import { recompute } from '../../../engine/rollup/recompute.ts';
import { type Database, openDatabase } from '../../../platform/database/database.ts';
import { migrateDatabase } from '../../../platform/database/migrate.ts';
import {
  MIGRATION_FOLDERS,
  type MigrationFolder,
  migrationFiles,
  STATEMENT,
} from '../../../platform/database/migrations/files.ts';
import { findMismatches } from '../../../platform/database/migrations/mismatch.ts';
import { catalogueChanges, catalogueVersion, recomputations } from '../../../platform/database/tables/tables.ts';
import { schema } from '../schema.ts';
import { applyPatch, patchBetween } from './merge-patch.ts';
import { type Choices, planMigration } from './plan.ts';
import { readState, stateOf } from './state.ts';
import { writeMigration } from './write.ts';

const label = { one: 'Thé', many: 'Thés' };
const base = {
  name: 'teas',
  label,
  display: 'name',
  access: { read: 'everyone', write: 'admin' },
} as const;
const name = text({ label: 'Nom', required: 'Obligatoire', column: { sortable: true } });
const badge = text({ label: 'Badge', column: true, filter: true });
const teas = defineResource({ ...base, fields: { name, badge } });

let folder: string;
let folders: MigrationFolder[];
let database: Database;

const given = (choices: Partial<Choices> = {}): Choices => ({
  rename: [],
  drop: [],
  fill: [],
  recompute: [],
  ...choices,
});
const tablesOf = (declared: readonly ResourceShape[]) => ({
  ...declaredTables(declared),
  recomputations,
  catalogueChanges,
  catalogueVersion,
});

/** What `npm run migration` does with these declarations, in a folder of branches' own. */
async function make(
  declared: readonly ResourceShape[],
  choices: Partial<Choices> = {},
  called = 'change',
  from = folders,
) {
  const before = await readState(from);
  const after = stateOf(tablesOf(declared));
  const plan = await planMigration(before, after, declared, given(choices));
  // Two in one second would have one moment: the second's name comes later.
  made += 1;
  const at = String(made).padStart(3, '0');
  if (plan.statements.length > 0) await writeMigration(from.at(-1)!, `${at}-${called}`, plan, { before, after });
  return plan;
}
let made = 0;

/** A start: applies what there is; the tables must then be what is declared, and the fields computed. */
async function start(declared: readonly ResourceShape[]) {
  await migrateDatabase(database, { folders });
  expect(await findMismatches(database, Object.values(tablesOf(declared)))).toEqual([]);
  await recompute(database, declared, () => undefined);
}
const rows = async (columns: string, table = 'teas') =>
  (await database.execute(sql.raw(`select ${columns} from ${table} order by name`))).rows;

/** What the baseline begins with: extensions and functions, which declared tables and the computing of fields need. */
async function copyFunctions(): Promise<void> {
  const statements = migrationFiles().flatMap((migration) => migration.statements);
  const tables = statements.findIndex((each) => each.startsWith('CREATE TABLE'));
  await writeFile(path.join(folder, '0000_functions.sql'), statements.slice(0, tables).join(STATEMENT));
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'karite-plan-'));
  folders = [{ name: 'shop', url: pathToFileURL(`${folder}/`) }];
  await copyFunctions();
  const { url, drop } = await makeDatabase('empty');
  database = openDatabase(url, 2);
  await make([teas]);
  await start([teas]);
  await database.execute(sql`insert into teas (name, badge) values ('Assam', 'Promo'), ('Chai', null)`);
  return async () => {
    await database.close();
    await drop();
    await rm(folder, { recursive: true });
  };
});

describe('a migration', () => {
  it('of the shop itself: what all files leave is what the declarations say', async () => {
    const plan = await planMigration(await readState(MIGRATION_FOLDERS), stateOf(schema), resources, given());
    expect(plan.statements, 'run npm run migration').toEqual([]);
  });

  it('fills in what must not be empty: the declared initial value, false, or the given value', async () => {
    const isOrganic = boolean({ label: 'Bio', initial: true });
    const isNew = boolean({ label: 'Nouveau', filter: true });
    const kind = choice({
      label: 'Genre',
      options: { black: 'Noir', green: 'Vert' },
      initial: 'green',
      required: 'Obligatoire',
    });
    const origin = text({ label: 'Origine', required: 'Obligatoire' });
    const grown = defineResource({ ...base, fields: { name, badge, isOrganic, isNew, kind, origin } });
    await expect(make([grown])).rejects.toThrow(/teas\.origin must not be empty[\s\S]*--fill teas\.origin="…"/);
    await make([grown], { fill: ["teas.origin='Inde ' || name"] });
    await start([grown]);
    expect(await rows('name, is_organic, is_new, kind, origin')).toEqual([
      { name: 'Assam', is_organic: true, is_new: false, kind: 'green', origin: 'Inde Assam' },
      { name: 'Chai', is_organic: true, is_new: false, kind: 'green', origin: 'Inde Chai' },
    ]);
    await expect(database.execute(sql`insert into teas (name, is_new) values ('Sencha', true)`)).rejects.toThrow();
    expect((await make([grown])).statements).toEqual([]);
  });

  it('makes a field required only with a word on the rows that have nothing in it; they get another version', async () => {
    const required = defineResource({ ...base, fields: { name, badge: { ...badge, required: 'Obligatoire' } } });
    await expect(make([required])).rejects.toThrow('--fill teas.badge=');
    await make([required], { fill: ["teas.badge='Aucun'"] });
    await start([required]);
    expect(await rows('badge, row_version')).toEqual([
      { badge: 'Promo', row_version: 1 },
      { badge: 'Aucun', row_version: 2 },
    ]);
  });

  it('never takes a rename for a loss: it requires the option, and values stay', async () => {
    const renamed = defineResource({ ...base, fields: { name, note: badge } });
    await expect(make([renamed])).rejects.toThrow(/--rename teas\.badge:note[\s\S]*--drop teas\.badge /);
    await make([renamed], { rename: ['teas.badge:note'] });
    await start([renamed]);
    expect(await rows('name, note')).toEqual([
      { name: 'Assam', note: 'Promo' },
      { name: 'Chai', note: null },
    ]);
    const without = defineResource({ ...base, fields: { name } });
    await expect(make([without])).rejects.toThrow(/teas\.note is declared no more[\s\S]*--drop teas\.note/);
    await make([without], { drop: ['teas.note'] });
    await start([without]);
    await expect(rows('note')).rejects.toThrow();
  });

  it('renames a resource with the tables of its lists', async () => {
    const part = lines({ label: 'Lots', fields: { weight: integer({ label: 'Poids', required: true }) } });
    const itself = manyToMany(teas, { label: 'Avec', embed: ['name'] });
    const listed = defineResource({ ...base, fields: { name, badge, part, itself } });
    await make([listed]);
    await start([listed]);
    await database.execute(sql`insert into teas_part (teas_id, position, weight) select id, 0, 100 from teas`);
    const infusions = defineResource({ ...base, name: 'infusions', fields: { name, badge, part } });
    await expect(make([infusions])).rejects.toThrow('--rename teas:infusions');
    await make([infusions], { rename: ['teas:infusions'], drop: ['teas.itself'] });
    await start([infusions]);
    expect(await rows('name, weight', 'infusions join infusions_part on infusions_id = infusions.id')).toHaveLength(2);
    expect((await make([infusions])).statements).toEqual([]);
  });

  it('warns of what rows may not be, with the query that finds them', async () => {
    const kind = (options: Record<string, string>) => choice({ label: 'Genre', options });
    const wide = defineResource({ ...base, fields: { name, badge, kind: kind({ black: 'Noir', green: 'Vert' }) } });
    await make([wide]);
    const narrow = defineResource({
      ...base,
      fields: { name: { ...name, unique: 'Existe déjà' }, badge, kind: kind({ black: 'Noir' }) },
    });
    const { warnings } = await make([narrow]);
    expect(warnings.join('\n')).toMatch(/teas_kind_choice fails[\s\S]*WHERE NOT \("teas"."kind" in \('black'\)\)/);
    expect(warnings.join('\n')).toMatch(/teas_name_unique fails[\s\S]*GROUP BY "name" HAVING count\(\*\) > 1/);
    await start([narrow]);
  });

  it('has computed fields computed for the rows that are there, in batches that go on where they were cut', async () => {
    await database.execute(sql`insert into teas (name) select 'Oolong ' || n from generate_series(1, 1100) n`);
    const letters = (it: { name: string }) => it.name.length;
    const computed = defineResource({
      ...base,
      fields: { name, badge, letters: price({ label: 'Lettres', computed: letters }) },
    });
    await make([computed]);
    await migrateDatabase(database, { folders });
    let batches = 0;
    const cut = recompute(database, [computed], () => {
      batches += 1;
      throw new Error('cut');
    });
    await expect(cut).rejects.toThrow('cut');
    const wrong = sql`select count(*)::int as wrong from teas where letters <> length(name)`;
    expect((await database.execute(wrong)).rows).toEqual([{ wrong: 602 }]);
    await recompute(database, [computed], () => (batches += 1));
    expect([batches, (await database.execute(wrong)).rows]).toEqual([3, [{ wrong: 0 }]]);
    expect((await database.execute(sql`select 1 from teas where row_version <> 2`)).rows).toEqual([]);
    // What is right already gets no other version.
    await make([computed], { recompute: ['teas'] }, 'again');
    await start([computed]);
    expect((await database.execute(sql`select 1 from teas where row_version <> 2`)).rows).toEqual([]);
    expect((await database.execute(sql`select 1 from recomputations`)).rows).toEqual([]);
  });

  it('of two branches: merged, both are there, a start applies the other one, and nothing is left to migrate', async () => {
    const isNew = boolean({ label: 'Nouveau' });
    const stock = integer({ label: 'Stock' });
    // The branch that is merged last made its migration first, in a folder that has the base alone.
    const theirs = await mkdtemp(path.join(tmpdir(), 'karite-plan-'));
    const branch = [...folders, { name: 'custom', url: pathToFileURL(`${theirs}/`) }];
    await make([defineResource({ ...base, fields: { name, badge, stock } })], {}, 'theirs', branch);
    await make([defineResource({ ...base, fields: { name, badge, isNew } })], {}, 'ours');
    await start([defineResource({ ...base, fields: { name, badge, isNew } })]);

    folders = branch;
    const merged = defineResource({ ...base, fields: { name, badge, stock, isNew } });
    expect((await make([merged])).statements).toEqual([]);
    await start([merged]);
    expect(await rows('stock, is_new')).toEqual([
      { stock: null, is_new: false },
      { stock: null, is_new: false },
    ]);
    await rm(theirs, { recursive: true });
  });
});

it('what a change of a tree is, put on another tree, changes that alone', () => {
  const before = { a: { b: 1, c: [1, 2] }, d: 4 };
  const patch = patchBetween(before, { a: { b: 2, c: [1, 2] }, e: { f: 5 } });
  expect(patch).toEqual({ a: { b: 2 }, d: null, e: { f: 5 } });
  expect(applyPatch({ ...before, g: 6 }, patch)).toEqual({ a: { b: 2, c: [1, 2] }, e: { f: 5 }, g: 6 });
});
