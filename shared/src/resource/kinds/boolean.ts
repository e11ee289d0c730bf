import { builder } from './builder.ts';
import { fold } from './cell-text.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    boolean: {
      options: { initial?: boolean };
      value: boolean;
    };
  }
}

/** Yes or no: never missing. */
export const boolean = builder('boolean');

const YES = ['oui', 'true', 'vrai', '1', 'x'];
const NO = ['non', 'false', 'faux', '0'];

export const booleanKind = {
  ...columnTraits,
  empty: false,
  example: () => true,
  isValue: (value) => typeof value === 'boolean',
  input: (_field, { z }) => z.boolean('Oui ou non attendu'),
  answer: (_field, { z }) => z.boolean(),
  fromCell: (text, field) => {
    const said = fold(text);
    // The list's own words go first: what it shows is what it reads.
    const { yes = 'Oui', no = 'Non' } = typeof field.column === 'object' ? field.column : {};
    if (said === fold(yes)) return { value: true };
    if (said === fold(no)) return { value: false };
    if (YES.includes(said)) return { value: true };
    return NO.includes(said) ? { value: false } : { problem: `${yes} ou ${no} attendu : « ${text} »` };
  },
  fromText: (text) => (text === 'true' ? true : text === 'false' ? false : text),
} satisfies KindDefinition<'boolean'>;
