import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import type { Pattern } from './pattern.ts';
import { columnTraits } from './traits.ts';
import type { Warns } from './warns.ts';

declare module '../shape.ts' {
  interface KindTypes {
    text: {
      options: {
        maxLength?: number;
        initial?: string;
        suggestions?: readonly string[];
        /** Labels of its values, which forms offer as a choice. The table has no such constraint: new ones need no migration. */
        labels?: Readonly<Record<string, string>>;
        /** What it must be as a whole. Judged by the API and by forms; a text of at most `maxLength` is tried. */
        pattern?: Pattern;
        warns?: Warns;
        /** A code that people type and paste: without the marks that nobody sees (R2061). */
        isCode?: true;
        /** How people read a value that only the server writes, such as a day or a phone number. */
        shownAs?: (value: string) => string;
        /** No search and no filter reads it. */
        searchable?: false;
      };
      value: string | null;
    };
  }
}

/** The default maximum length of a line. */
export const MOST_LINE_CHARACTERS = 200;

/** A text of one line. */
export const text = builder('text');

export const textKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  input: (field, { parts: { bounded, lineText, missing, patternOf, plainText } }) => {
    const { isCode, pattern, maxLength = MOST_LINE_CHARACTERS } = field;
    const line = bounded((isCode ? plainText : lineText)(missing(field)), field, maxLength);
    if (!pattern) return line;
    const regexp = patternOf(pattern, maxLength);
    // A text that is too long is refused as such, and not tried.
    return line
      .refine((text) => text.length > maxLength || regexp.test(text), pattern.message)
      .meta({ pattern: regexp.source });
  },
  answer: (_field, { z }) => z.string(),
  text: (value, { labels, shownAs }) => labels?.[value] ?? shownAs?.(value) ?? value,
} satisfies KindDefinition<'text'>;
