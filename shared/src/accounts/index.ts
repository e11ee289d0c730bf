export { type Actor, administers, isStaff } from './actor.ts';
export { isAdmin } from './is-admin.ts';
export { lackingText, reservedIn } from './reserved.ts';
export {
  covers,
  FIGURES,
  fieldsCovered,
  type HeldRights,
  heldRights,
  type RightDeclaration,
  type Rights,
  rightsIn,
  rightsLacking,
  STAFF_RIGHTS,
  type StaffRight,
} from './staff-rights.ts';
export { inScope, TOKEN_OPERATIONS, type TokenScope } from './token-scope.ts';
