import type { KindDefinition } from '../kind.ts';
import { cleanHtml } from './clean-html.ts';
import { textColumn } from './text-column.ts';

/** What people read of sanitised HTML, as SQL: without its tags, and with the three signs that it writes otherwise. */
const plainText = (column: string): string => {
  const untagged = `regexp_replace(${column}, '<[^<>]*>', ' ', 'g')`;
  return `replace(replace(replace(${untagged}, '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;
};

export const richTextKind: KindDefinition<'richText'> = {
  ...textColumn,
  sanitize: (value, { required }) => {
    if (typeof value !== 'string') return value;
    return cleanHtml(value) ?? (required ? '' : null);
  },
  searched: plainText,
};
