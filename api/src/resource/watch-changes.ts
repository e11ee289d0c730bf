import { kinds, type ResourceShape, readByEveryone } from '@karite/shared/resource';
import type { Database } from '../database/database.ts';
import { columnName, ownerColumn, partName } from '../database/names.ts';
import { putTriggers, type RowTrigger } from '../database/put-triggers.ts';

/** The triggers of a resource's own table, and of those that its fields have. */
const triggersOf = (resource: ResourceShape): RowTrigger[] => [
  { table: resource.name, runs: 'note_record', args: [] },
  ...Object.entries(resource.fields)
    .filter(([, { kind }]) => kinds[kind].storage === 'rows')
    .map(([name]) => ({
      table: partName(resource, name),
      runs: 'note_part',
      args: [resource.name, ownerColumn(resource), columnName(name)],
    })),
];

/**
 * Puts the triggers that note changes (`note_record` and `note_part`, in the migrations) on the tables that kept answers
 * are made of: those of the resources that everyone reads, and of those that routes name.
 */
export const watchChanges = (
  database: Database,
  resources: readonly ResourceShape[],
  named: readonly string[],
): Promise<void> =>
  putTriggers(
    database,
    'changes_noted',
    resources
      .filter((resource) => readByEveryone(resource) !== null || named.includes(resource.name))
      .flatMap(triggersOf),
    { atCommit: true },
  );
