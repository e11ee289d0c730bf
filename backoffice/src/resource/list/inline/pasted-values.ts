import { type Field, kindOf, numberIn, type ResourceShape } from '@karite/shared/resource';
import type { ShopRecord } from '../../values.ts';
import type { Pasted } from './use-inline-edit.ts';

/** What a pasted line would write into a record; `problem`: why it can't. */
export type PastedValue = { record: ShopRecord; text: string; value: unknown; isSame: boolean; problem: string | null };

/** A text of a spreadsheet as a field's value; blank clears it. What is no value stays a text, for the API to refuse. */
function read(field: Field, text: string): Pick<PastedValue, 'value' | 'problem'> {
  const { isNumber, isText } = kindOf(field);
  if (text === '') return { value: null, problem: field.required ? 'une valeur est obligatoire' : null };
  if (isNumber) {
    const value = numberIn(text);
    return { value, problem: value === null ? 'un nombre est attendu' : null };
  }
  if (isText) return { value: text, problem: null };
  const options: Readonly<Record<string, unknown>> = 'options' in field && field.options ? field.options : {};
  const chosen = Object.keys(options).find((key) => key === text || options[key] === text);
  return { value: chosen ?? null, problem: chosen === undefined ? 'cette valeur n’existe pas ici' : null };
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
    return { record, text, value, problem, isSame: problem === null && value === (record[name] ?? null) };
  });
}
