/** How many letters must be changed, added or left out to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [index, other] of [...to].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The word that was probably meant; `null` when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [best] = known
    .map((each) => ({ each, away: distance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.away - other.away);
  return best && best.away <= Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)) ? best.each : null;
}

/** What to write instead of a word that is not known. */
export function instead(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant ? `Write "${meant}"` : `Known are: ${known.join(', ')}`;
}
