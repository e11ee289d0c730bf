export { type Actor, administers, isStaff } from './actor.ts';
export { isAdmin } from './is-admin.ts';
export {
  covers,
  FIGURES,
  type HeldRights,
  heldRights,
  type RightDeclaration,
  type Rights,
  rightsIn,
  STAFF_RIGHTS,
  type StaffRight,
} from './staff-rights.ts';
export { inScope, TOKEN_OPERATIONS, type TokenScope } from './token-scope.ts';
