import type { NoOther } from '../no-other.ts';
import type { FieldOptions, Target } from '../shape.ts';
import type { KindDefinition } from './kind.ts';
import { type EmbedKey, idSet, idsOf, type Linked, targetOf } from './relation.ts';
import { listTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    manyToMany: { options: { target: Target; embed: readonly string[] }; value: Linked[]; input: string[] };
  }
}

/** A list of records of another resource, each with its id and `embed`. Written as a list of ids. */
export const manyToMany = <const T extends Target, const O extends FieldOptions & { embed: readonly EmbedKey<T>[] }>(
  target: T,
  options: O & NoOther<O, FieldOptions & { embed: readonly string[] }>,
): { kind: 'manyToMany'; target: T } & O => ({ kind: 'manyToMany', target, ...options });

export const manyToManyKind = {
  ...listTraits,
  operators: ['eq'],
  fitsInRow: true,
  input: (_field, { z, parts }) => z.array(parts.id).max(parts.LONGEST_LIST),
  answer: (field, { z, resource, embedded }) => z.array(embedded(targetOf(field, resource), field.embed)),
  targetOf,
  toInput: idsOf,
  comparable: idSet,
} satisfies KindDefinition<'manyToMany'>;
