import type { Field, ResourceShape } from '@karite/shared/resource';
import { writableFields } from '@karite/shared/resource';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { ApiError } from '../plugins/api-error.ts';
import type { SignedIn } from '../plugins/sessions.ts';
import { restoreImages, type Values } from '../resource/save.ts';
import { createIn, deleteIn, editIn, type ResourceHooks, type Writer, write } from '../resource/write.ts';
import type { Entry } from './entry.ts';

/** How the changes of a resource are taken back, by its name; a resource without one can't be. */
export type Restorers = Record<string, (change: Entry, by: SignedIn) => Promise<void>>;

const gone = () => new ApiError(409, 'conflict', "Cet élément n'existe plus : rétablissez d'abord sa suppression");

const idsOf = (value: unknown): string[] => (value as { id: string }[]).map((item) => item.id);

/** The value of a field as a save takes it, from a record as an answer shows it. */
const savedValue = (field: Field, shown: unknown): unknown =>
  field.kind === 'manyToMany' || field.kind === 'children' ? idsOf(shown) : shown;

/** The writable fields that a change altered, with their former values. Pictures are rows of their own and come apart. */
function formerValues(resource: ResourceShape, { before, after }: Entry): Values {
  const altered = writableFields(resource).filter(
    ([name, field]) => field.kind !== 'images' && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  );
  return Object.fromEntries(altered.map(([name, field]) => [name, savedValue(field, before?.[name] ?? null)]));
}

/**
 * Takes a change of a declared resource back, as a change of its own: an edit's fields get their former values (later
 * edits of other fields stay), a deleted record comes back under its own id, a created one is deleted.
 */
export function restorerOf(app: FastifyInstance, database: Database, resource: ResourceShape, hooks: ResourceHooks) {
  return async (change: Entry, by: SignedIn): Promise<void> => {
    const writer: Writer = { app, database, resource, hooks, by };
    await write(writer, async (transaction) => {
      const { recordId, before } = change;
      if (change.action === 'create') {
        if (!(await deleteIn(transaction, writer, recordId))) throw gone();
        return;
      }
      const values = formerValues(resource, change);
      if (change.action === 'delete') await createIn(transaction, writer, values, recordId);
      else if (!(await editIn(transaction, writer, recordId, values))) throw gone();
      await restoreImages(transaction, resource, recordId, before!);
    });
  };
}

export async function restoreChange(restorers: Restorers, change: Entry, by: SignedIn): Promise<void> {
  const restore = restorers[change.resource];
  if (!restore) throw new ApiError(409, 'conflict', 'Cette modification ne peut pas être annulée ici');
  await restore(change, by);
}
