import { builder } from './builder.ts';
import type { KindDefinition } from './kind.ts';
import { EXAMPLE_ID, isUuid } from './relation.ts';
import { columnTraits } from './traits.ts';

declare module '../shape.ts' {
  interface KindTypes {
    uuid: { options: object; value: string | null };
  }
}

/** The id of a record of any resource; where it is always the same resource, `belongsTo` names it. */
export const uuid = builder('uuid');

export const uuidKind = {
  ...columnTraits,
  isSortable: false,
  isValue: isUuid,
  input: (field, { z, parts }) => (field.required ? z.uuid(parts.missing(field)) : parts.id),
  answer: (_field, { z }) => z.uuid(),
  example: () => EXAMPLE_ID,
} satisfies KindDefinition<'uuid'>;
