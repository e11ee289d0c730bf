export { type Actor, administers, isStaff } from './actor.ts';
export { isAdmin } from './is-admin.ts';
export { STAFF_RIGHT_LABELS, STAFF_RIGHTS, type StaffRight } from './staff-rights.ts';
export { inScope, TOKEN_OPERATIONS, type TokenScope } from './token-scope.ts';
