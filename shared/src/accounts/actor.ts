import { isAdmin } from './is-admin.ts';
import { covers, type HeldRights, rightsIn } from './staff-rights.ts';
import { inScope, type TokenScope } from './token-scope.ts';

/** Who acts; a visitor is `null`. */
export type Actor = {
  id: string;
  email: string;
  role: 'user' | 'admin';
  /** The parts of the administration that a `user` holds; `null`: none, as administrators, who need none. */
  rights: HeldRights | null;
  /** The API token through which a program acts for this account; absent: they act themselves. */
  token?: { id: string; name: string; scopes: readonly TokenScope[] };
};

type Holder =
  | { role?: string | null; rights?: HeldRights | null; token?: { scopes: readonly TokenScope[] } }
  | null
  | undefined;

/**
 * Whether an account does with a resource what administrators do: as one of them, or by one of the rights that it holds.
 * Through a token only as far as its scopes go.
 */
export const administers = (actor: Holder, resource: string, operation: string): boolean =>
  (isAdmin(actor) || covers(actor?.rights, resource, operation)) && inScope(actor, resource, operation);

/** Whether an account has any part in the administration, and so a place in the back-office. */
export const isStaff = (actor: Holder): boolean => isAdmin(actor) || rightsIn(actor?.rights).length > 0;
