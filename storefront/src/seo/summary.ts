/** Search engines show about this much, in characters. */
const LENGTH = 155;

/** A description as one line, cut after a whole word when it is longer than search engines show. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LENGTH) return line;
  const cut = line.slice(0, LENGTH);
  const words = cut.slice(0, Math.max(cut.lastIndexOf(' '), LENGTH / 2));
  return `${words.replace(/[\s,;:.!?–-]+$/, '')}…`;
}
