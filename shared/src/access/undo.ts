import type { Actor } from '../accounts/index.ts';
import { allows, type ResourceShape } from '../resource/index.ts';
import { grantsOn } from './granted.ts';
import { fieldsOf, grantsOf } from './may.ts';

type State = Readonly<Record<string, unknown>>;

/** Whether somebody may delete this record, whose creation is taken back (R1552). */
export const mayUnmake = (by: Actor | null, resource: ResourceShape, present: State): boolean =>
  grantsOn(by, resource, 'delete', present).length > 0;

/** What whoever brings a deleted record back holds: where records come by other ways than creating them, to delete one. */
const bringsBackBy = (resource: ResourceShape) => (allows(resource, 'create') ? 'create' : 'delete');

/** Whether somebody may bring back any record at all that was deleted of a resource. */
export const mayBringBackAny = (by: Actor | null, resource: ResourceShape): boolean =>
  grantsOf(by, resource, bringsBackBy(resource)).length > 0;

/**
 * The same of this record, as it was. Which fields one may begin with does not count: it comes back as it was, and nobody
 * chooses.
 */
export const mayBringBack = (by: Actor | null, resource: ResourceShape, before: State): boolean =>
  grantsOn(by, resource, bringsBackBy(resource), before).length > 0;

/**
 * Whether somebody may give these fields of a record their former values: they may write them, or do the action that did,
 * by whose label the audit knows it.
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
