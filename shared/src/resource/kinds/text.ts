import { EMAIL_LENGTH } from '../../text/index.ts';
import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    text: {
      options: {
        maxLength?: number;
        format?: 'email';
        suggestions?: readonly string[];
        /** What is said when another record has the same. */
        unique?: string;
      };
      value: string | null;
    };
  }
}

const MOST_CHARACTERS = 200;

/** A text of one line. */
export const text = builder('text');

export const textKind = {
  ...columnTraits,
  operators: ['eq', 'ne', 'like'],
  isText: true,
  input: (field, { parts: { bounded, email, lineText, missing } }) => {
    const line = lineText(missing(field));
    return field.format === 'email'
      ? bounded(line.toLowerCase(), field, field.maxLength ?? EMAIL_LENGTH).pipe(email)
      : bounded(line, field, field.maxLength ?? MOST_CHARACTERS);
  },
  answer: (_field, { z }) => z.string(),
} satisfies KindDefinition<'text'>;
