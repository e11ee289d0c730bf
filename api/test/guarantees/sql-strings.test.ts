import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = path.join(import.meta.dirname, '../../src');

/** Where SQL is made of text, and of what: never of anything that a request said. */
const BUILT: Record<string, string> = {
  'operations/backup/load-tables.ts': 'what the database itself says of its own constraints',
  'operations/backup/restore-backup.ts': 'names of the database’s own tables and functions, quoted',
  'operations/backup/take-backup.ts': 'names of the database’s own tables, quoted',
  'operations/seed/without-indexes.ts': 'what the database itself says of its own indexes',
  'platform/database/database.ts': 'a whole number',
  'platform/database/migrate.ts': 'the migrations',
  'platform/database/put-triggers.ts': 'names of declared tables and columns, quoted, as arguments of a trigger',
  'platform/database/run.ts': 'what was SQL without values before',
  'engine/search/fill-search.ts': 'statements of the declarations, as their triggers have them',
  'engine/search/meanings.ts': 'whole numbers of its own',
  'engine/search/terms.ts': 'whole numbers of its own',
  'engine/list/conditions.ts': 'names of declared fields',
  'engine/kinds/sql-parts.ts': 'names and options of declared fields',
  'engine/kinds/single-row.ts': 'values of a declaration, quoted, for its migration',
  'engine/list/facets.ts': 'a whole number',
  'engine/list/page-sql.ts': 'a whole number',
  'engine/kinds/tables.ts': 'names of declared fields',
};

const sources = async (): Promise<[string, string][]> => {
  const names = (await readdir(SOURCES, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing/'),
  );
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => [name, await readFile(path.join(SOURCES, name), 'utf8')]),
  );
};

/** A call of a driver, or a cast around the type that lets no text through, with anything put together in it. */
const ASSEMBLED = /(?:\.query|\.execute)(?:<[^()]*>)?\(\s*(?:`[^`]*\$\{|(?:'[^']*'|"[^"]*"|`[^`]*`|[\w.]+)\s*\+)/;

it('P27: SQL is made by parameters: no text with values in it reaches a query, and raw text is of known places', async () => {
  const files = await sources();
  expect(files.length).toBeGreaterThan(100);
  const assembled = files.filter(([, text]) => ASSEMBLED.test(text)).map(([name]) => name);
  // `create role` takes no parameter: the password is escaped by the driver, and is our own.
  expect(assembled).toEqual(['platform/database/embedded/cluster.ts']);
  const raw = files.filter(([, text]) => /sql\s*\.\s*raw\b|\braw\s*[:,}].*=\s*sql\b/.test(text)).map(([name]) => name);
  expect(raw.sort()).toEqual(Object.keys(BUILT).sort());
});

/** `@{…}` for what would be put in. */
it.each([
  ['pool.query(`select @{name}`)', true],
  ['database.execute<Row>(`select * from users where id = @{id}`)', true],
  ["client.query('select ' + name)", true],
  ['client.query(text + name)', true],
  ['database.execute(sql`select @{name}`)', false],
  ["client.query('listen changes')", false],
])('P27: the rule judges %s', (code, isWrong) => expect(ASSEMBLED.test(code.replace('@{', '\u0024{'))).toBe(isWrong));
