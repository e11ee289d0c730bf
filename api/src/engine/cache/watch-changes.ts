import { kinds, type ResourceShape, readByEveryone } from '@karite/shared/resource';
import { searchSynonyms } from '@karite/shared/resources';
import type { Database } from '../../platform/database/database.ts';
import { columnName, ownerColumn, partName } from '../../platform/database/names.ts';
import { putTriggers, type TableTrigger } from '../../platform/database/put-triggers.ts';

/** The triggers of a resource's own table, and of those that its fields have. */
const triggersOf = (resource: ResourceShape): TableTrigger[] => [
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
 * Creates the triggers that record changes (`note_record` and `note_part`, in the migrations) on the tables of cached
 * responses. Those are the tables of public resources, of routes, and of synonyms.
 */
export const watchChanges = (
  database: Database,
  resources: readonly ResourceShape[],
  named: readonly string[],
): Promise<void> => {
  const watched = [...named, searchSynonyms.name];
  return putTriggers(database, {
    name: 'changes_noted',
    wanted: resources
      .filter((resource) => readByEveryone(resource) !== null || watched.includes(resource.name))
      .flatMap(triggersOf),
    atCommit: true,
  });
};
