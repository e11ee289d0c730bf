import { STAFF_RIGHTS } from './staff-rights.ts';

/** The fields of a resource that some right reserves. */
export const reservedIn = (resource: string): ReadonlySet<string> =>
  new Set(Object.values(STAFF_RIGHTS).flatMap(({ fields }) => fields?.[resource] ?? []));

/** What a refusal and a form say of a field that a right reserves. */
export const lackingText = (rights: readonly string[], field: string): string =>
  `Il faut le droit ${rights.map((label) => `« ${label} »`).join(' ou ')} pour modifier « ${field} »`;
