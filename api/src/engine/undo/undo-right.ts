import { mayRevert, mayUndelete, mayUnmake } from '@karite/shared/access';
import type { ResourceShape } from '@karite/shared/resource';
import type { AuditEntry } from '@karite/shared/resources';
import { notGranted, type SignedIn } from '../../platform/server/access/signed-in.ts';

type State = Readonly<Record<string, unknown>>;

/** Throws a 403 unless the caller may delete this record, since its creation is undone. */
export function judgeUnmake(by: SignedIn, resource: ResourceShape, present: State): void {
  if (!mayUnmake(by, resource, present)) throw notGranted();
}

/** The same of who brings a deleted record back. */
export function judgeUndelete(by: SignedIn, resource: ResourceShape, before: State): void {
  if (!mayUndelete(by, resource, before)) throw notGranted();
}

/** The same of who gives these fields of a record their former values. */
export function judgeRevert(
  by: SignedIn,
  resource: ResourceShape,
  present: State,
  change: Pick<AuditEntry, 'through'>,
  names: readonly string[],
): void {
  if (!mayRevert(by, resource, present, change, names)) throw notGranted();
}
