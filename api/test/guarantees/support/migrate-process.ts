import { pathToFileURL } from 'node:url';
import { built, type Command, startNode } from '../../support/command-process.ts';

const from = (file: string) => JSON.stringify(pathToFileURL(built(file)).href);
const PROGRAM = `
  import { openDatabase } from ${from('platform/database/database.js')};
  import { migrateDatabase } from ${from('platform/database/migrate.js')};
  import { MIGRATION_FOLDERS } from ${from('platform/database/migrations/files.js')};
  const database = openDatabase(process.env.DATABASE_URL, 1);
  await database.withConnection((connection) => connection.execute('select 1'));
  process.stdout.write('begun\\n');
  const folders = [...MIGRATION_FOLDERS, { name: 'next', url: new URL(process.env.NEXT) }];
  await migrateDatabase(database, { folders, only: process.env.ONLY.split(' ') });
  process.stdout.write('done\\n');
  await database.close();`;

/** Applies these migrations, of the shop's and of the folder `next`, in a process that a test kills; says `begun` and `done`. */
export const migrating = (url: string, only: readonly string[], next: URL): Command =>
  startNode(['--input-type=module', '--eval', PROGRAM], { DATABASE_URL: url, ONLY: only.join(' '), NEXT: next.href });
