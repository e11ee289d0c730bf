import { ownPathOr } from '@karite/shared/links';

/**
 * Where signing in leads, from the address's `to`: only to a path of the back-office, since an address is only text and
 * must not lead elsewhere.
 */
export const returnPath = (to: string | null): string => ownPathOr(to, '/');
