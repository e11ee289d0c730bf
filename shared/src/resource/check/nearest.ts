/** The number of characters to change, add or remove to turn one word into another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, character] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (character === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The valid words by how few characters they differ in, with their distances. */
const byDistance = (word: string, valid: readonly string[]) =>
  valid
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);

/** A shorter part of a word says too little. */
const SHORTEST_PART = 4;

/** The word that was probably meant: one that differs little, contains it or is part of it; `null` when there is none. */
export function nearest(word: string, valid: readonly string[]): string | null {
  const sorted = byDistance(word, valid);
  const [best] = sorted;
  if (best && best.away <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3))) return best.each;
  const part = sorted.find(({ each }) => {
    const [shorter = '', longer = ''] = [word, each].sort((one, other) => one.length - other.length);
    return shorter.length >= SHORTEST_PART && longer.toLowerCase().includes(shorter.toLowerCase());
  });
  return part?.each ?? null;
}

/** A list of more names is cut to the nearest ones. */
const MOST_NAMES = 24;
const NEAREST = 8;

/** The correction of an invalid word: the valid one that was probably meant, or the names that there are. */
export function instead(word: string, valid: readonly string[]): string {
  const meant = nearest(word, valid);
  if (meant) return `Write "${meant}"`;
  if (valid.length <= MOST_NAMES) return `Valid names: ${valid.join(', ')}`;
  const names = byDistance(word, valid).slice(0, NEAREST);
  return `Valid names: ${names.map(({ each }) => each).join(', ')} and ${valid.length - NEAREST} others`;
}
