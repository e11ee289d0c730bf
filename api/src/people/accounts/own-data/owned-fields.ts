import { grantsIn, type ResourceShape, ruleOf } from '@karite/shared/resource';
import { users } from '@karite/shared/resources';

/**
 * The fields of a resource that say whose a record is: who wrote it, or, where the shop writes it for them, whom it goes with and
 * who reads it as their own.
 */
export function ownedFields(resource: ResourceShape): { name: string; goesAlong: boolean }[] {
  const read = grantsIn(ruleOf(resource, 'read')).flatMap(([who, { field }]) =>
    who === 'owner' && field ? [field] : [],
  );
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    if (field.kind !== 'belongsTo') return [];
    const goesAlong = field.onDelete === 'cascade';
    const isOwners = field.isCurrentUser || (goesAlong && field.target === users && read.includes(name));
    return isOwners ? [{ name, goesAlong }] : [];
  });
}
