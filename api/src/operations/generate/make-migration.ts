import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { MIGRATIONS_DIR } from '../../database/migrate.ts';
import { CLIENT_FILE, clientTypes } from './client-types.ts';
import { schema } from './schema.ts';

/**
 * `npm run migration -- <name>`: writes the SQL that takes the database from what the last migration left to what the
 * declarations say now, as `migrations/<number>_<name>.sql`, and keeps the snapshot that the next one starts from. What
 * changes a table changes the contract as well: the front ends' types of it are written too.
 */
type Snapshot = ReturnType<typeof generateDrizzleJson>;
type Journal = { version: string; dialect: 'postgresql'; entries: object[] };

const EMPTY = '00000000-0000-0000-0000-000000000000';
const STATEMENT = '\n--> statement-breakpoint\n';

async function latestSnapshot(): Promise<Snapshot> {
  const names = (await readdir(new URL('meta/', MIGRATIONS_DIR)))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort();
  const last = names.at(-1);
  return last
    ? JSON.parse(await readFile(new URL(`meta/${last}`, MIGRATIONS_DIR), 'utf8'))
    : generateDrizzleJson({}, EMPTY);
}

const name = process.argv[2];
if (!name || !/^[a-z0-9-]+$/.test(name)) throw new Error('Usage: npm run migration -- <name-in-lower-case>');

await mkdir(new URL('meta/', MIGRATIONS_DIR), { recursive: true });
const before = await latestSnapshot();
const after = generateDrizzleJson(schema, before.id);
const statements = await generateMigration(before, after);
if (statements.length === 0) {
  process.stdout.write('The database already is what the declarations say: nothing to migrate.\n');
} else {
  const journalFile = new URL('meta/_journal.json', MIGRATIONS_DIR);
  const journal: Journal = JSON.parse(await readFile(journalFile, 'utf8'));
  const number = String(journal.entries.length).padStart(4, '0');
  const tag = `${number}_${name}`;
  await writeFile(new URL(`${tag}.sql`, MIGRATIONS_DIR), `${statements.join(STATEMENT)}\n`);
  await writeFile(new URL(`meta/${number}_snapshot.json`, MIGRATIONS_DIR), JSON.stringify(after, null, 1));
  journal.entries.push({ idx: journal.entries.length, version: '7', when: Date.now(), tag, breakpoints: true });
  await writeFile(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  process.stdout.write(`Wrote migrations/${tag}.sql: read it before you commit it.\n`);
}
await writeFile(CLIENT_FILE, await clientTypes());
