/** A small seeded generator, so that the demo shop and what tests deal are the same on every machine. */
export type Random = {
  /** From 0 to 1, 1 excluded. */
  next(): number;
  /** A decimal between two bounds. */
  between(low: number, high: number): number;
  /** A whole number, both bounds included. */
  int(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
};

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** A generator of its own for each name: adding a record never changes its neighbours. */
export function randomFor(name: string): Random {
  let state = hash(name);
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    int,
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    pick: (list) => list[int(0, list.length - 1)]!,
    shuffle: (list) => {
      const copy = [...list];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = int(0, i);
        [copy[i], copy[j]] = [copy[j]!, copy[i]!];
      }
      return copy;
    },
  };
}
