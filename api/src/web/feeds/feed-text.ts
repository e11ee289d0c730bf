import { cutText, oneLine } from '@karite/shared/text';

/** Ends at the next one that opens, so that a text of nothing but `<a` is read once. */
const TAG = /<\/?[a-z][^<>]*>/gi;
const MARKS: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'" };

/** A text as platforms want it: no tags, no entities, one line. */
export const plainText = (text: string): string =>
  oneLine(
    text.replace(TAG, ' ').replace(/&(nbsp|amp|lt|gt|quot|#0?39);/g, (mark, name: string) => MARKS[name] ?? mark),
  ).replace(/ {2,}/g, ' ');

/** A text of so many characters at most, cut after a whole word where it has any. */
export function cutTo(text: string, most: number): string {
  if (cutText(text, most) === text) return text;
  const head = cutText(text, most - 1);
  const end = head.lastIndexOf(' ');
  return `${end > head.length / 2 ? head.slice(0, end) : head}…`;
}
