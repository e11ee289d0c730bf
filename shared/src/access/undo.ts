import type { Actor } from '../accounts/index.ts';
import { allows, type ResourceShape } from '../resource/index.ts';
import { grantsOn } from './granted.ts';
import { fieldsOf, grantsOf } from './may.ts';

type State = Readonly<Record<string, unknown>>;

/** Whether somebody may delete this record in order to undo its creation (R1552). */
export const mayUnmake = (by: Actor | null, resource: ResourceShape, present: State): boolean =>
  grantsOn(by, resource, 'delete', present).length > 0;

/** The operation that restoring a deleted record requires: `create`, or `delete` where nobody may create records. */
const bringsBackBy = (resource: ResourceShape) => (allows(resource, 'create') ? 'create' : 'delete');

/** Whether somebody may bring back any record at all that was deleted of a resource. */
export const mayUndeleteAny = (by: Actor | null, resource: ResourceShape): boolean =>
  grantsOf(by, resource, bringsBackBy(resource)).length > 0;

/**
 * The same of this record, as it was. Which fields one may begin with does not count: it comes back as it was, and nobody
 * chooses.
 */
export const mayUndelete = (by: Actor | null, resource: ResourceShape, before: State): boolean =>
  grantsOn(by, resource, bringsBackBy(resource), before).length > 0;

/**
 * Whether somebody may restore former values of these fields of a record: they may write them, or may run the action that
 * did. The audit names that action by its label.
 */
export function mayRevert(
  by: Actor | null,
  resource: ResourceShape,
  present: State,
  { through }: { through: string | null },
  names: readonly string[],
): boolean {
  const acts = Object.entries(resource.actions ?? {}).filter(([, { label }]) => label === through);
  if (acts.some(([name]) => grantsOf(by, resource, name).length > 0)) return true;
  const grants = grantsOn(by, resource, 'update', present);
  const given = fieldsOf(grants);
  return grants.length > 0 && names.every((name) => !given || given.has(name));
}
