import { isDeepStrictEqual } from 'node:util';
import { type Field, kinds, type ResourceShape } from '@karite/shared/resource';
import { storedAs } from '../../kinds/index.ts';
import type { StoredRecord } from '../../read/read.ts';
import type { Values } from '../../write/save.ts';

function isSame(field: Field, before: unknown, value: unknown): boolean {
  const { comparable = (it: unknown) => it } = kinds[field.kind];
  const { inSheet = comparable } = storedAs(field);
  return isDeepStrictEqual(inSheet(before ?? null), inSheet(value));
}

/** What of checked values is another than the record has; nothing when all of it is there already. */
export const differences = (resource: ResourceShape, before: StoredRecord, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const field = resource.fields[name];
      return field && value !== undefined && !isSame(field, before[name], value);
    }),
  );
