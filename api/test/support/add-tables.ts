import type { ResourceShape } from '@karite/shared/resource';
import { resources } from '@karite/shared/resources';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { sql } from 'drizzle-orm';
import { declaredTables } from '../../src/engine/kinds/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';

/** Makes the tables of resources that a test declares, as a migration would. */
export async function addTables(database: Database, declared: readonly ResourceShape[]): Promise<void> {
  const before = generateDrizzleJson(declaredTables(resources));
  const after = generateDrizzleJson(declaredTables([...resources, ...declared]), before.id);
  for (const statement of await generateMigration(before, after)) await database.execute(sql.raw(statement));
}
