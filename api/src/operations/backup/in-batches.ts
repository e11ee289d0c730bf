/** So many pictures are read or written at once: a store far away answers each after a moment. */
const AT_ONCE = 8;

/** Does something with a few of them at a time, one batch after another; as many are in memory at most. */
export async function inBatches<T>(all: readonly T[], work: (batch: T[]) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await work(all.slice(at, at + AT_ONCE));
}
