import { cutText } from '@karite/shared/text';

/** Search engines show about this much, in characters. */
const LENGTH = 155;

/** A description as one line, cut after a whole word when it is longer than search engines show. */
export function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const cut = cutText(line, LENGTH);
  if (cut === line) return line;
  const end = cut.lastIndexOf(' ');
  const words = end > LENGTH / 2 ? cut.slice(0, end) : cut;
  return `${words.replace(/[\s,;:.!?–-]+$/, '')}…`;
}
