/** Migrates DATABASE_URL up to the migration LAST, in a process that a test kills; says when it begins and ends. */
import { sql } from 'drizzle-orm';
import { openDatabase } from '../../database/database.ts';
import { migrateDatabase } from '../../database/migrate.ts';

const database = openDatabase(process.env.DATABASE_URL!, 1);
await database.execute(sql`select 1`);
process.stdout.write('begun\n');
await migrateDatabase(database, Number(process.env.LAST));
process.stdout.write('done\n');
await database.close();
