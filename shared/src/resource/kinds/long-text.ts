import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';
import type { Warns } from './warns.ts';

declare module '../shape.ts' {
  interface KindTypes {
    longText: {
      options: {
        maxLength?: number;
        initial?: string;
        /** No search and no filter reads it: a text that is read in its record alone, and stored once. */
        searchable?: false;
        /** The query of a list, as its address contains it: shown by labels, and edited by the list's own filters. */
        queryOf?: ListField;
        /** Names of a list's columns, between commas: shown and chosen by their labels. */
        columnsOf?: ListField;
        warns?: Warns;
        /** How people read a stored text, such as one that names accounts by their ids. */
        shownAs?: (value: string) => string;
      };
      value: string | null;
    };
  }
}

/** The field of the same record that holds the name of the list's resource. */
type ListField = string;

const MOST_CHARACTERS = 5_000;

/** A text that preserves its line breaks. */
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
  text: (value, { shownAs }) => shownAs?.(value) ?? value,
} satisfies KindDefinition<'longText'>;
