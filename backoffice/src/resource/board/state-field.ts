import type { Field, FieldOf, ResourceShape } from '@karite/shared/resource';

/** The field that holds the state of a resource's records. */
export type StateField = { name: string; field: FieldOf<'state'> };

const isState = (field: Field): field is FieldOf<'state'> => 'states' in field;

/** That of a resource, the first of several; `null` where it has none. */
export function stateFieldOf({ fields }: ResourceShape): StateField | null {
  for (const [name, field] of Object.entries(fields)) if (isState(field)) return { name, field };
  return null;
}
