import { builder } from './builder.ts';
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

export const booleanKind = {
  ...columnTraits,
  empty: false,
  example: () => true,
  isValue: (value) => typeof value === 'boolean',
  input: (_field, { z }) => z.boolean('Oui ou non attendu'),
  answer: (_field, { z }) => z.boolean(),
  fromText: (text) => (text === 'true' ? true : text === 'false' ? false : text),
} satisfies KindDefinition<'boolean'>;
