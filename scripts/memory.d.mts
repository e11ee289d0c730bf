/** Node's words that bound the memory of a process of the shop. */
export const MEMORY: readonly string[];
