import { builder } from './builder.ts';
import { labelled } from './cell-text.ts';
import type { KindDefinition } from './kind.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    choices: {
      options: {
        /** Labels by value, in the order in which they are shown. */ options: Readonly<Record<string, string>>;
      };
      value: string[];
    };
  }
}

/** Any of some values, each with its label: which skins a product is for. */
export const choices = builder('choices');

/** The separator of several choices in one cell: no label may contain it. */
export const BETWEEN_CHOICES = /[|,;]/;

/** Each once, in the order of the declaration. */
const inTurn = (values: readonly string[], options: Readonly<Record<string, string>>): string[] =>
  Object.keys(options).filter((value) => values.includes(value));

export const choicesKind = {
  ...listTraits,
  operators: ['eq'],
  fitsInRow: true,
  input: (field, { z, parts }) =>
    z
      .array(parts.oneOf(field.options, 'Choix inconnu'))
      .max(parts.LONGEST_LIST)
      .overwrite((values) => inTurn(values, field.options)),
  answer: (field, { z, parts }) => z.array(parts.oneOf(field.options)),
  example: ({ options }) => Object.keys(options).slice(0, 2),
  fromCell: (text, { options }) => {
    const items = text.split(BETWEEN_CHOICES).filter((item) => item.trim() !== '');
    const values = items.flatMap((item) => labelled(item, options) ?? []);
    return values.length === items.length
      ? { value: inTurn(values, options) }
      : { problem: `Choix inconnu : « ${text} »` };
  },
  comparable: (value) => (Array.isArray(value) ? value.toSorted() : value),
  text: (values, { options }) => values.map((value) => options[value] ?? value).join(', '),
} satisfies KindDefinition<'choices'>;
