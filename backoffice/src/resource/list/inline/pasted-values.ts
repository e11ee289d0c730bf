import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { shopTimeZone } from '../../../providers/shop-clock.ts';
import type { ShopRecord } from '../../values.ts';
import type { Pasted } from './use-inline-edit.ts';

/** What a pasted line would write into a record; `problem`: why it can't. */
export type PastedValue = { record: ShopRecord; text: string; value: unknown; isSame: boolean; problem: string | null };

/** A text of a spreadsheet as a field's value, as an import reads it too; blank clears it (R1531). */
function read(field: Field, text: string): Pick<PastedValue, 'value' | 'problem'> {
  const { isText, fromCell, empty } = kindOf(field);
  if (text === '') return { value: empty, problem: field.required ? 'une valeur est obligatoire' : null };
  // The API validates texts.
  if (isText) return { value: text, problem: null };
  const reading = fromCell?.(text, field, shopTimeZone()) ?? { problem: `Cette valeur n’existe pas ici : « ${text} »` };
  return 'problem' in reading ? { value: null, problem: reading.problem } : { value: reading.value, problem: null };
}

/** What a pasted column would write, from the record that it was pasted at downwards, as far as the page goes. */
export function pastedValues(
  resource: ResourceShape,
  rows: readonly ShopRecord[],
  { id, name, lines }: Pasted,
): PastedValue[] {
  const field = resource.fields[name];
  const first = rows.findIndex((row) => row.id === id);
  if (!field || first < 0) return [];
  return rows.slice(first, first + lines.length).map((record, index) => {
    const text = lines[index]?.trim() ?? '';
    const { value, problem } = read(field, text);
    const comparable = (of: unknown) => kindOf(field).comparable?.(of) ?? of;
    const isSame = problem === null && comparable(value) === comparable(record[name] ?? null);
    return { record, text, value, problem, isSame };
  });
}
