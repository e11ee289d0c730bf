import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    longText: {
      options: { maxLength?: number; initial?: string };
      value: string | null;
    };
  }
}

const MOST_CHARACTERS = 5_000;

/** A text that keeps its line breaks. */
export const longText = builder('longText');

export const longTextKind = {
  ...columnTraits,
  operators: ['like'],
  isText: true,
  isWide: true,
  fitsInRow: false,
  isSortable: false,
  input: (field, { parts: { bounded, linesText, missing } }) =>
    bounded(linesText(missing(field)), field, field.maxLength ?? MOST_CHARACTERS),
  answer: (_field, { z }) => z.string(),
} satisfies KindDefinition<'longText'>;
