import { pathToFileURL } from 'node:url';
import { built, type Command, startNode } from '../../../api/testing/command-process.ts';

const from = (file: string) => JSON.stringify(pathToFileURL(built(file)).href);
const PROGRAM = `
  import { openDatabase } from ${from('database/database.js')};
  import { migrateDatabase } from ${from('database/migrate.js')};
  const database = openDatabase(process.env.DATABASE_URL, 1);
  await database.withConnection((connection) => connection.execute('select 1'));
  process.stdout.write('begun\\n');
  await migrateDatabase(database, { only: process.env.ONLY.split(' ') });
  process.stdout.write('done\\n');
  await database.close();`;

/** Applies these migrations in a process that a test kills; says `begun` and `done`. */
export const migrating = (url: string, only: readonly string[]): Command =>
  startNode(['--input-type=module', '--eval', PROGRAM], { DATABASE_URL: url, ONLY: only.join(' ') });
