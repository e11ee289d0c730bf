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

/** The word that was probably meant; `null` when none is near. */
export function nearest(word: string, valid: readonly string[]): string | null {
  const [best] = valid
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);
  return best && best.away <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) ? best.each : null;
}

/** The correction of an invalid word: the nearest valid one, or the list of all. */
export function instead(word: string, valid: readonly string[]): string {
  const meant = nearest(word, valid);
  return meant ? `Write "${meant}"` : `Valid names: ${valid.join(', ')}`;
}
