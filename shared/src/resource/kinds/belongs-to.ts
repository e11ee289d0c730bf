import type { NoOther } from '../no-other.ts';
import type { Field, FieldOptions, Target } from '../shape.ts';
import type { KindDefinition } from './kind.ts';
import { type EmbedKey, EXAMPLE_ID, isUuid, targetOf } from './relation.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    belongsTo: { options: BelongsToOptions & { target: Target }; value: string | null };
  }
}

/** The effect on a record when the one that it points to is deleted. */
export type OnDelete = 'refuse' | 'cascade' | 'clear' | 'keep';

type BelongsToOptions = {
  /** The fields of the target that a record carries along. */
  embed: readonly string[];
  /** These fields are no secret: a record carries them of a target that its reader may not read as well, like a name. */
  embedsAny?: true;
  /**
   * When the target is deleted: the deletion is refused (`refuse`, the default), the records that point to it are deleted
   * too (`cascade`), or the field becomes empty (`clear`). With `keep` the id remains, and the embedded record is `null`
   * until the target is restored.
   */
  onDelete?: OnDelete;
  isParent?: true;
  /** Who creates a record is who it points to: the server writes it, a request never does. */
  isCurrentUser?: true;
  /** Of such a field: administrators, and staff with the right, may write another account. Nobody else may write it. */
  setBy?: 'admin';
};

/** A field `brandId` that points to one brand; the record also carries it as `brand`, with its id and `embed`. */
export const belongsTo = <
  const T extends Target,
  const O extends FieldOptions & BelongsToOptions & { embed: readonly EmbedKey<T>[] },
>(
  target: T,
  options: O & NoOther<O, FieldOptions & BelongsToOptions>,
): { kind: 'belongsTo'; target: T } & O => ({ kind: 'belongsTo', target, ...options });

/** Whether a field names the account that creates the record. */
export const isOwner = (field: Field | undefined): boolean =>
  field?.kind === 'belongsTo' && field.isCurrentUser === true;

/** Whether staff may name another owner. */
export const isSetByStaff = (field: Field | undefined): boolean =>
  field?.kind === 'belongsTo' && field.isCurrentUser === true && field.setBy === 'admin';

/** The name that a `belongsTo` field's record is embedded under: `brandId` → `brand`. */
export const embeddedName = (field: string): string => field.replace(/Id$/, '');

export const belongsToKind = {
  ...columnTraits,
  isValue: isUuid,
  input: (field, { z, parts }) => (field.required ? z.uuid(parts.missing(field)) : parts.id),
  answer: (_field, { z }) => z.uuid(),
  example: () => EXAMPLE_ID,
  targetOf,
  embedded: {
    key: embeddedName,
    answer: (field, { resource, embedded }) => embedded(targetOf(field, resource), field.embed).nullable(),
  },
} satisfies KindDefinition<'belongsTo'>;
