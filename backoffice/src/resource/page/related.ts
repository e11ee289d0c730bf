import { type Field, operatorsOf, type ResourceShape, ruleOf, targetOf } from '@karite/shared/resource';

/** Records of another resource, or of the same one, that point to a record by one of their fields. */
export type Relation = { resource: ResourceShape; name: string; field: Field };

/** Whether staff read a list: of what only its owner reads they would see their own. */
function isReadByStaff(resource: ResourceShape): boolean {
  const { everyone, admin } = ruleOf(resource, 'read');
  return Boolean(everyone || admin);
}

/**
 * The resources with lists that have a filterable link to a resource, in the order of the registry.
 */
export const relationsTo = (resource: ResourceShape, all: readonly ResourceShape[]): Relation[] =>
  all
    .filter((other) => !other.isSingle && isReadByStaff(other))
    .flatMap((other) =>
      Object.entries(other.fields)
        .filter(([, field]) => operatorsOf(field).includes('eq') && targetOf(field, other)?.name === resource.name)
        .map(([name, field]) => ({ resource: other, name, field })),
    );
