import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    colour: {
      options: { initial?: string };
      value: string | null;
    };
  }
}

/** A colour as `#b54e5a`. */
export const colour = builder('colour');

export const colourKind = {
  ...columnTraits,
  operators: ['eq'],
  input: (_field, { z }) => z.string().regex(/^#[0-9a-f]{6}$/i, 'Couleur attendue, comme #b54e5a'),
  answer: (_field, { z }) => z.string(),
  example: () => '#b54e5a',
} satisfies KindDefinition<'colour'>;
