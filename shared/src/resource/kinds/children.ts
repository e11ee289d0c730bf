import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { idSet, idsOf, type Linked } from './relation.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    children: {
      options: {
        /** The `belongsTo` field of the same resource by which they point here. */
        via: string;
        embed: readonly string[];
      };
      value: Linked[];
      input: string[];
    };
  }
}

/** The records that point here by their field `via`. Written as a list of ids. */
export const children = builder('children');

export const childrenKind = {
  ...listTraits,
  storage: 'inverse',
  input: (_field, { z, parts }) => z.array(parts.id).max(parts.LONGEST_LIST),
  answer: (field, { z, resource, embedded }) => z.array(embedded(resource, field.embed)),
  targetOf: (_field, resource) => resource,
  toInput: idsOf,
  comparable: idSet,
} satisfies KindDefinition<'children'>;
