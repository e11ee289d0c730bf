import { z } from 'zod';
import { grantedFields } from '../define-resource.ts';
import { fieldsWithin, type InputContext, type InputMode, initialOf, isList, isOwner, kindOf } from '../kinds/index.ts';
import * as parts from '../schemas.ts';
import type { Field, ResourceShape } from '../shape.ts';
import type { InputOf } from '../values.ts';
import { aboutField } from './about-field.ts';

type Values = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean => value === '' || value === null;

/** A form with files sends what holds other fields as JSON; what is none is left for the schema to refuse. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Forms send only strings, where blank means absent, a single item is no list, and numbers are digits. */
function fromForm(field: Field, sent: unknown): unknown {
  const value = typeof sent === 'string' && !isBlank(sent) && fieldsWithin(field) ? fromJson(sent) : sent;
  if (isList(field)) {
    if (value === undefined) return undefined;
    return isBlank(value) ? [] : Array.isArray(value) ? value : [value];
  }
  if (isBlank(value)) return undefined;
  return typeof value === 'string' ? (kindOf(field).fromText?.(value, field) ?? value) : value;
}

/** Whether a field that holds one value has one from the beginning. */
const beginsAs = (field: Field): boolean =>
  'initial' in field && field.initial !== undefined && kindOf(field).empty === null;

/** In a patch, a blank value is intentional: it clears. Only a missing field does not change. */
function patchOf(field: Field, schema: z.ZodType): z.ZodType {
  const clearing = (value: unknown) => (!isList(field) && isBlank(value) ? null : fromForm(field, value));
  const isCleared = !field.required && !beginsAs(field);
  return z.preprocess(clearing, (isCleared ? schema.nullable() : schema).optional());
}

/** The default value in a request: the initial value, or none. A field that a replacement leaves alone does not change. */
function whenAbsent(field: Field, mode: InputMode): unknown {
  return kindOf(field).staysWhenAbsent && mode === 'replace' ? undefined : initialOf(field);
}

const context: InputContext = { z, parts, row };

/** Fields within a field are written as a whole. */
function row(fields: Readonly<Record<string, Field>>): z.ZodObject {
  const entries = Object.entries(fields);
  return inWhole(entries, z.strictObject(shapeOf(entries, 'replace')));
}

function inputOf(field: Field, mode: InputMode): z.ZodType {
  const { input, staysWhenAbsent, empty } = kindOf(field);
  const schema = input(field, context);
  if (mode === 'patch') return patchOf(field, schema);
  // Absent, it is the account that creates the record, or stays.
  if (isOwner(field)) return z.preprocess((value) => fromForm(field, value), schema.optional());
  // What stays when it is absent is cleared by a blank.
  const read = (value: unknown) =>
    staysWhenAbsent && isBlank(value) && !beginsAs(field) ? empty : fromForm(field, value);
  if (field.required) return z.preprocess(read, staysWhenAbsent && mode === 'replace' ? schema.optional() : schema);
  const optional = (staysWhenAbsent && empty === null && !beginsAs(field) ? schema.nullable() : schema).optional();
  return z.preprocess(read, optional).transform((value) => (value === undefined ? whenAbsent(field, mode) : value));
}

/** The schemas of a field's keys: its own, or in a change those by which its kind is edited. */
function keysOf(name: string, field: Field, mode: InputMode): Record<string, z.ZodType> {
  const { edits } = kindOf(field);
  if (!edits || mode === 'create')
    return { [name]: inputOf(field, mode).meta(aboutField(field)), ...edits?.besides?.(name, { z, parts }) };
  const list = (items: z.ZodType) => z.preprocess((value) => fromForm(field, value), items.optional());
  return edits.schemas(name, { z, parts, schema: inputOf(field, 'patch'), list });
}

const shapeOf = (fields: [string, Field][], mode: InputMode): Record<string, z.ZodType> =>
  Object.assign({}, ...fields.map(([name, field]) => keysOf(name, field, mode)));

/** An input's schema, key by key. */
export type InputSchema<R extends ResourceShape, M extends InputMode> = z.ZodObject<{
  [K in keyof InputOf<R, M>]-?: z.ZodType<InputOf<R, M>[K]>;
}>;

/**
 * The validation of a resource's input: the routes judge by it, and the forms may. Unknown keys are refused, and so are
 * those that nobody is given; `only` narrows it to what one may write who is given less than others.
 */
export const inputSchema = <R extends ResourceShape, M extends InputMode>(
  resource: R,
  mode: M,
  only?: ReadonlySet<string>,
): InputSchema<R, M> => {
  const granted = grantedFields(resource, mode === 'create' ? 'create' : 'update');
  const fields = only ? granted.filter(([name]) => only.has(name)) : granted;
  // It is put together at run time, field by field; `InputOf` reads the same declaration.
  return inWhole(fields, z.strictObject(shapeOf(fields, mode))) as InputSchema<R, M>;
};

/** Completes values that hang on other fields of the same request; the schema stays as it was where there are none. */
function inWhole(fields: [string, Field][], schema: z.ZodObject): z.ZodObject {
  const hanging = fields.filter(([, field]) => kindOf(field).inRecord);
  if (hanging.length === 0) return schema;
  return schema
    .superRefine((record, { addIssue }) => {
      for (const [name, message] of Object.entries(readInRecord(hanging, record, record).problems))
        addIssue({ code: 'custom', path: [name], message });
    })
    .overwrite((record) => readInRecord(hanging, record, record).values);
}

/**
 * Values of some fields, of which those that hang on others of their record are read by these: a number by its country.
 * `problems`: by field, why one can't be read.
 */
export function readInRecord(
  fields: [string, Field][],
  values: Values,
  record: Values,
): { values: Values; problems: Record<string, string> } {
  const read: Record<string, unknown> = {};
  const problems: Record<string, string> = {};
  for (const [name, field] of fields) {
    const value = values[name];
    const { inRecord } = kindOf(field);
    if (!inRecord || value === undefined || value === null) continue;
    const found = inRecord(value, field, record, parts);
    read[name] = found.value;
    if (found.problem) problems[name] = found.problem;
  }
  return { values: { ...values, ...read }, problems };
}
