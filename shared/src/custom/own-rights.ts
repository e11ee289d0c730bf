import { checkRights, placeOf } from '#check';
import { type Rights, STAFF_RIGHTS } from '../accounts/index.ts';
import type { ResourceShape } from '../resource/index.ts';
import { RIGHT_FIELDS, rightFields } from '../resources/user.ts';

/**
 * Registers a shop's rights beside Karité's: in the list of all, and as fields of accounts. Throws a DeclarationError for names
 * that are taken or that no resource has.
 */
export function addRights(
  resources: readonly ResourceShape[],
  custom: { readonly resources: object; readonly staffRights?: Rights },
): void {
  const rights = custom.staffRights ?? {};
  checkRights(resources, STAFF_RIGHTS, rights, placeOf(custom));
  Object.assign(STAFF_RIGHTS, rights);
  // In place: the declaration of accounts holds this object.
  Object.assign(RIGHT_FIELDS, rightFields(rights));
}
