import type { ResourceShape } from '@karite/shared/resource';
import type { Database } from '../../platform/database/database.ts';
import { putTriggers } from '../../platform/database/put-triggers.ts';

/** Puts the trigger that notes changes (`tell_live`, in the migrations) on the tables of these resources. */
export const watchTables = (database: Database, resources: readonly ResourceShape[]): Promise<void> =>
  putTriggers(database, {
    name: 'live_told',
    wanted: resources.map(({ name }) => ({ table: name, runs: 'tell_live', args: [] })),
  });
