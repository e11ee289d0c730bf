import { oneLine } from '@karite/shared/text';

/** Ends at the next one that opens, so that a text of nothing but `<a` is read once. */
const TAG = /<\/?[a-z][^<>]*>/gi;
const MARKS: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'" };
/** What no XML may hold. (Other control characters are breaks of a line.) */
const NO_CHARACTER = /[\uFFFE\uFFFF]/g;

/** A text as platforms want it: no tags, no entities, one line. */
export const plainText = (text: string): string =>
  oneLine(
    text
      .replace(TAG, ' ')
      .replace(/&(nbsp|amp|lt|gt|quot|#0?39);/g, (mark, name: string) => MARKS[name] ?? mark)
      .replace(NO_CHARACTER, ''),
  ).replace(/ {2,}/g, ' ');

/** A text of so many characters at most, cut after a whole word where it has any. */
export function cutTo(text: string, most: number): string {
  const signs = [...text];
  if (signs.length <= most) return text;
  const head = signs.slice(0, most - 1).join('');
  const end = head.lastIndexOf(' ');
  return `${end > head.length / 2 ? head.slice(0, end) : head}…`;
}
