import type { NoOther } from '../no-other.ts';
import type { FieldOptions, Target } from '../shape.ts';
import type { KindDefinition } from './kind.ts';
import { type EmbedKey, idsOf, type Linked, targetOf } from './relation.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    orderedMany: { options: { target: Target; embed: readonly string[] }; value: Linked[]; input: string[] };
  }
}

/** Records of another resource in an order that people give them, each with its id and `embed`. Written as a list of ids. */
export const orderedMany = <const T extends Target, const O extends FieldOptions & { embed: readonly EmbedKey<T>[] }>(
  target: T,
  options: O & NoOther<O, FieldOptions & { embed: readonly string[] }>,
): { kind: 'orderedMany'; target: T } & O => ({ kind: 'orderedMany', target, ...options });

export const orderedManyKind = {
  ...listTraits,
  fitsInRow: true,
  input: (_field, { z, parts }) => z.array(parts.id).max(parts.LONGEST_LIST),
  answer: (field, { z, resource, embedded }) => z.array(embedded(targetOf(field, resource), field.embed)),
  targetOf,
  toInput: idsOf,
  comparable: idsOf,
} satisfies KindDefinition<'orderedMany'>;
