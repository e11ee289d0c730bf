import { hash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDatabase } from '../../../../test/support/make-database.ts';
import { schema } from '../../../operations/generate/schema.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrateDatabase } from '../migrate.ts';
import { putTriggers } from '../put-triggers.ts';
import { type MigrationFolder, namesOf } from './files.ts';
import { appliedMigrations } from './journal.ts';
import { findMismatches, refuseMismatch } from './mismatch.ts';

let folder: string;
let folders: MigrationFolder[];
let database: Database;
let drop: () => Promise<void>;

const write = (name: string, text: string) => writeFile(path.join(folder, `${name}.sql`), text);
const given: string[] = [];
const migrate = (only?: string[]) => migrateDatabase(database, { folders, only, log: (line) => given.push(line) });
const applied = async () => namesOf(await appliedMigrations(database));

describe('migrations', () => {
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'karite-folders-'));
    await mkdir(path.join(folder, 'shop'));
    folders = ['shop', 'custom'].map((name) => ({ name, url: pathToFileURL(`${path.join(folder, name)}/`) }));
    const made = await makeDatabase('empty');
    database = openDatabase(made.url, 2);
    drop = made.drop;
    await write(
      'shop/0001_teas',
      'create table teas (name text)\n--> statement-breakpoint\ninsert into teas values (1)\n',
    );
    await write('shop/0003_price', 'alter table teas add column price integer\n');
    await migrate();
    given.length = 0;
    return async () => {
      await database.close();
      await drop();
      await rm(folder, { recursive: true });
    };
  });

  it('are a set of names: an older one that a merge brings is applied, and logged; a second folder is another set', async () => {
    await write('shop/0002_origin', 'alter table teas add column origin text\n');
    await mkdir(path.join(folder, 'custom'));
    await write('custom/0003_price', 'alter table teas add column cost integer\n');
    await migrate();
    expect(given).toEqual(['Applying shop/0002_origin, which is older than shop/0003_price and came after it']);
    expect(await applied()).toEqual(['shop/0001_teas', 'shop/0003_price', 'shop/0002_origin', 'custom/0003_price']);
    await migrate();
    expect((await database.execute(sql`select name, origin, price, cost from teas`)).rows).toHaveLength(1);
  });

  it('of a newer release that only expand let the older one start; one that contracts refuses it', async () => {
    const older = [...folders];
    const newer = { name: 'shop', url: pathToFileURL(`${path.join(folder, 'newer')}/`) };
    await cp(path.join(folder, 'shop'), path.join(folder, 'newer'), { recursive: true });
    await write('newer/0004_origin', "-- expands\nalter table teas add column origin text default 'Ganvié' not null\n");
    await migrateDatabase(database, { folders: [newer] });
    expect(await applied()).toContain('shop/0004_origin');
    // Going back: it ignores unknown migrations, and writes rows as before.
    await migrateDatabase(database, { folders: older });
    await database.execute(sql`insert into teas (name, price) values ('Kinkeliba', 3)`);
    await write(
      'newer/0005_gone',
      '-- contracts: price is read by no release since 4\nalter table teas drop column price\n',
    );
    await migrateDatabase(database, { folders: [newer] });
    await expect(migrateDatabase(database, { folders: older })).rejects.toThrow(
      /that this Karité does not bring:\n {2}shop\/0005_gone\nIt is a newer one/,
    );
    expect((await database.execute(sql`select origin from teas where name = 'Kinkeliba'`)).rows).toEqual([
      { origin: 'Ganvié' },
    ]);
  });

  it('change and alter a table with changes that are noted at the commit', async () => {
    await database.execute(sql`create function noted() returns trigger language plpgsql as 'begin return null; end'`);
    const wanted = [{ table: 'teas', runs: 'noted', args: [] }];
    await putTriggers(database, { name: 'changes_noted', wanted, atCommit: true });
    await write(
      'shop/0004_filled',
      'update teas set price = 1\n--> statement-breakpoint\nalter table teas alter column price set not null\n',
    );
    await migrate();
    expect((await database.execute(sql`select price from teas`)).rows).toEqual([{ price: 1 }]);
  });

  it('are refused by name when their file changed after they ran, and nothing is applied', async () => {
    await write('shop/0003_price', 'alter table teas add column price numeric\n');
    await write('shop/0004_more', 'create table more ()\n');
    await expect(migrate()).rejects.toThrow(/changed after they ran[\s\S]*shop\/0003_price[\s\S]*npm run migration/);
    expect(await applied()).toEqual(['shop/0001_teas', 'shop/0003_price']);
    const lighter = (was: string) => write('shop/0003_price', `-- was ${was}: in two steps\nselect 1\n`);
    await lighter('0'.repeat(64));
    await expect(migrate()).rejects.toThrow(/changed after they ran/);
    await lighter(hash('sha256', 'alter table teas add column price integer\n'));
    await migrate();
    await write('shop/0003_price', 'alter table teas add column price integer\r\n');
    await migrate();
    expect(await applied()).toContain('shop/0004_more');
  });

  it('are refused by name when their file is gone: the database is of a newer Karité', async () => {
    await rm(path.join(folder, 'shop/0003_price.sql'));
    await expect(migrate()).rejects.toThrow(/does not bring:\n {2}shop\/0003_price\n[\s\S]*newer/);
  });

  it('that fail say which and why, and leave nothing behind; those before it stay', async () => {
    await write('shop/0004_more', 'create table more ()\n');
    await write(
      'shop/0005_bad',
      'create table half ()\n--> statement-breakpoint\nalter table teas alter name set not null, add check (price > 0), drop nothing\n',
    );
    await expect(migrate()).rejects.toThrow(/^The migration shop\/0005_bad failed, and left nothing behind: /);
    expect(await applied()).toEqual(['shop/0001_teas', 'shop/0003_price', 'shop/0004_more']);
    expect((await database.execute(sql`select to_regclass('half') as half`)).rows).toEqual([{ half: null }]);
  });
});

describe('the tables as they are', () => {
  let migrated: Database;
  let end: () => Promise<void>;
  beforeAll(async () => {
    const made = await makeDatabase('migrated');
    migrated = openDatabase(made.url, 1);
    end = async () => {
      await migrated.close();
      await made.drop();
    };
  });
  afterAll(() => end());

  const tables = Object.values(schema);
  /** What is found after statements that are then undone. */
  const after = async (statement: string) => {
    let found: string[] = [];
    const undone = new Error('undone');
    await migrated
      .transaction(async (transaction) => {
        await transaction.execute(sql.raw(statement));
        found = await findMismatches(transaction, tables);
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    return found;
  };

  it('are what the declarations say, after all migrations; and looking is quick', async () => {
    expect(await findMismatches(migrated, tables)).toEqual([]);
    const since = performance.now();
    await refuseMismatch(migrated, tables);
    process.stdout.write(`The tables compared in ${Math.round(performance.now() - since)} ms\n`);
  });

  it.each([
    ['drop table seeds', 'the table seeds is missing'],
    ['alter table products drop column rating', 'products.rating is missing'],
    ['alter table products alter reviews type bigint', 'products.reviews is bigint and not integer'],
    [
      'alter table audit alter resource type text collate "C"',
      'audit.resource is text COLLATE "C" and not text COLLATE "fr-x-icu"',
    ],
    ['alter table products alter name drop not null', 'products.name may be empty, and must not be'],
    ['alter table products alter badge set not null', 'products.badge must not be empty, and may be'],
    ['alter table products drop constraint products_brand_id_fk', 'products: products_brand_id_fk is missing'],
    ['drop index products_name', 'products: products_name is missing'],
    [
      "alter table orders drop constraint orders_status_choice, add constraint orders_status_choice check (status in ('pending'))",
      'orders: orders_status_choice allows other values',
    ],
    [
      'alter table products drop column search_text; alter table products add search_text text generated always as (fold(name)) stored',
      'products.search_text is made of something else',
    ],
    [
      'alter table products drop constraint products_brand_id_fk, add constraint products_brand_id_fk foreign key (brand_id) references brands on delete set null',
      'products: products_brand_id_fk is « set null » and not « restrict »',
    ],
    [
      'drop index influencers_code_unique; alter table influencers add constraint influencers_code_unique unique (code)',
      'influencers: influencers_code_unique is « unique » and not « unique index »',
    ],
    [
      'drop index products_name; create unique index products_name on products (name)',
      'products: products_name is « unique index » and not « index »',
    ],
    [
      'alter table products add extra integer not null',
      'products.extra is declared nowhere, and refuses every new row: it needs a default',
    ],
  ])('`%s` is found', async (statement, problem) => {
    expect(await after(statement)).toContain(problem);
  });

  it("leave alone what is somebody else's: tables, and columns that hinder no new row", async () => {
    const own = 'create table theirs (id int not null); create index theirs_own on products (badge, name);';
    expect(await after(`${own} alter table products add extra integer, add other integer not null default 1`)).toEqual(
      [],
    );
  });

  it('refuse a start, which then names the command', async () => {
    await migrated.execute(sql`alter table products drop column badge cascade`);
    await expect(refuseMismatch(migrated, tables)).rejects.toThrow(
      /products\.badge is missing[\s\S]*npm run migration/,
    );
  });
});
