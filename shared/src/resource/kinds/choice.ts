import { valuesOf } from '../../labels/index.ts';
import { builder } from './builder.ts';
import { labelIn } from './cell-text.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    choice: {
      options: {
        /** Labels by value. */
        options: Readonly<Record<string, string>>;
        initial?: string;
        /**
         * A shop may add options, and remove its own: the database accepts any text, and an answer may have one without a
         * label. Requests are checked against the options of today.
         */
        isExtensible?: true;
      };
      value: string | null;
    };
  }
}

/** One of some values, each with its label. */
export const choice = builder('choice');

export const choiceKind = {
  ...columnTraits,
  isValue: (value, { options }) => typeof value === 'string' && Object.hasOwn(options, value),
  input: (field, { parts }) => parts.oneOf(field.options, 'Choix inconnu'),
  answer: (field, { z, parts }) =>
    // The contract lists the options of today.
    field.isExtensible ? z.string().meta({ enum: valuesOf(field.options) }) : parts.oneOf(field.options),
  example: ({ options }) => Object.keys(options)[0] ?? '',
  fromCell: (text, { options }) => labelIn(text, options),
  text: (value, { options }) => options[value] ?? value,
} satisfies KindDefinition<'choice'>;
