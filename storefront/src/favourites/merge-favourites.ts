type Lists = {
  /** The account's list. */
  server: readonly string[];
  /** This device's list when the account was requested, and now that the answer is here. */
  before: readonly string[];
  now: readonly string[];
  /** The device's list is the shopper's own and not yet in the account; else the account's list counts. */
  isNew: boolean;
};

/**
 * Merges a device's favourites and an account's: the one list that both store then, and what the account still lacks. Hearts
 * that changed during the request keep their change.
 */
export function mergeFavourites({ server, before, now, isNew }: Lists): { list: string[]; missing: string[] } {
  const touched = now.filter((id) => !before.includes(id));
  const base = isNew ? [...server, ...before] : server;
  const isRemoved = (id: string) => before.includes(id) && !now.includes(id);
  const list = [...new Set([...base, ...touched])].filter((id) => !isRemoved(id));
  return { list, missing: list.filter((id) => !server.includes(id) && !touched.includes(id)) };
}
