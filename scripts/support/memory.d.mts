/** Node's words that bound the memory of a process of the shop. */
export const MEMORY: readonly string[];
/** The environment that bounds what it takes outside of V8. */
export const POOLS: Readonly<Record<string, string>>;
