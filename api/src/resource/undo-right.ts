import { fieldsOf, grantsOf } from '@karite/shared/access';
import { allows, type ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { notGranted, type SignedIn } from '../server/access/signed-in.ts';
import { grantsOn } from './granted.ts';

type State = Readonly<Record<string, unknown>>;

/** Throws a 403 unless who asks may delete this record, whose creation is taken back. */
export function judgeUnmake(by: SignedIn, resource: ResourceShape, present: State): void {
  if (grantsOn(by, resource, 'delete', present).length === 0) throw notGranted();
}

/**
 * The same of who brings a deleted record back: they may create such a one, or, where records come by other ways than
 * creating them, delete it. Which fields one may begin with does not count: it comes back as it was, and nobody chooses.
 */
export function judgeBringBack(by: SignedIn, resource: ResourceShape, before: State): void {
  const operation = allows(resource, 'create') ? 'create' : 'delete';
  if (grantsOn(by, resource, operation, before).length === 0) throw notGranted();
}

/** The same of who gives these fields of a record their former values: they may write them, or do the action that did. */
export function judgeRevert(
  by: SignedIn,
  resource: ResourceShape,
  present: State,
  { through }: Pick<AuditEntry, 'through'>,
  names: readonly string[],
): void {
  const acts = Object.entries(resource.actions ?? {}).filter(([, { label }]) => label === through);
  if (acts.some(([name]) => grantsOf(by, resource, name).length > 0)) return;
  const grants = grantsOn(by, resource, 'update', present);
  const given = fieldsOf(grants);
  if (grants.length === 0 || names.some((name) => given && !given.has(name))) throw notGranted();
}
