/** What an API token is for: an operation of a resource, or an action by its name; `all`: whatever its maker may do there. */
export type TokenScope = { resource: string; operation: string };

/** The operations that a token may be for, besides declared actions. */
export const TOKEN_OPERATIONS = {
  all: 'Tout',
  read: 'Lire',
  create: 'Créer',
  update: 'Modifier',
  delete: 'Supprimer',
} as const;

/** Whether who acts is not held back by a token: they act themselves, or it is for this. */
export const inScope = (
  actor: { token?: { scopes: readonly TokenScope[] } } | null | undefined,
  resource: string,
  operation: string,
): boolean =>
  !actor?.token ||
  actor.token.scopes.some((it) => it.resource === resource && (it.operation === operation || it.operation === 'all'));
