export { type Actor, administers, isStaff } from './actor.ts';
export { isAdmin } from './is-admin.ts';
export { type HeldRights, heldRights, rightsIn, STAFF_RIGHTS, type StaffRight } from './staff-rights.ts';
export { inScope, TOKEN_OPERATIONS, type TokenScope } from './token-scope.ts';
