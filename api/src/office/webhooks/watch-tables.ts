import { kinds, type ResourceShape } from '@karite/shared/resource';
import type { Database } from '../../platform/database/database.ts';
import { columnName } from '../../platform/database/names.ts';
import { putTriggers } from '../../platform/database/put-triggers.ts';

/** The columns that an answer shows. */
const shownColumns = ({ fields }: ResourceShape): string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kinds[kind].storage === 'column' ? [columnName(name)] : []));

/** Puts the trigger that notes events (`tell_webhooks`, in the migrations) on the tables of these resources. */
export const watchTables = (database: Database, resources: readonly ResourceShape[]): Promise<void> =>
  putTriggers(database, {
    name: 'webhooks_told',
    wanted: resources.map((resource) => ({
      table: resource.name,
      runs: 'tell_webhooks',
      args: shownColumns(resource),
    })),
  });
