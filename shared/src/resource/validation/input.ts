import { z } from 'zod';
import { isMediaUrl } from '../../media/index.ts';
import { EMAIL_LENGTH, EMAIL_MESSAGE, EMAIL_PATTERN, manyLines, oneLine, tooLong } from '../../text/index.ts';
import { writableFields } from '../define-resource.ts';
import type { Field, FieldOf, Kind, ResourceShape } from '../shape.ts';

/** A file that a form or a request carries in place of a path: a browser's `File`, or what the server received. */
export const isUpload = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'size' in value && 'name' in value;

const TEXT_LENGTH = 200;
const LONG_TEXT_LENGTH = 5_000;
/** Above any price of the shop, and what `numeric(12,2)` holds. */
const LARGEST_NUMBER = 999_999_999;
const LONGEST_LIST = 200;

/** A text that can be stored: PostgreSQL takes no NUL character. */
export const storable = (schema: z.ZodString) => schema.refine((text) => !text.includes('\0'), 'Caractère interdit');
/** A text of one line, folded before its length is judged. */
export const lineText = (missing?: string) => storable(z.string(missing)).overwrite(oneLine);
/** A text that keeps its line breaks. */
export const linesText = (missing?: string) => storable(z.string(missing)).overwrite(manyLines);
/** What an e-mail address must be, whoever asks for one. */
export const email = z.email({ pattern: EMAIL_PATTERN, error: EMAIL_MESSAGE });
const id = z.uuid('Identifiant invalide');
const upload = z.any().refine(isUpload, 'Image attendue').meta({ type: 'string', format: 'binary' });
const mediaPath = z.string().refine(isMediaUrl, "Cette image n'existe pas");

const missing = (field: { required?: string | true }) =>
  typeof field.required === 'string' ? field.required : 'Champ obligatoire';

/** The bounds of a text's length. */
const bounded = (text: z.ZodString, field: { required?: string | true }, maxLength: number) =>
  text.min(field.required ? 1 : 0, missing(field)).max(maxLength, tooLong(maxLength));

const numberOf = (field: FieldOf<'integer' | 'price' | 'decimal'>) =>
  z
    .number(field.required ? missing(field) : 'Nombre attendu')
    .min(field.min ?? -LARGEST_NUMBER, `${field.min ?? -LARGEST_NUMBER} au moins`)
    .max(field.max ?? LARGEST_NUMBER, `${field.max ?? LARGEST_NUMBER} au plus`);

/** One schema a kind, for the value of a field in a request. */
const schemaOf: { [K in Kind]: (field: FieldOf<K>) => z.ZodType } = {
  text: (field) => {
    const line = lineText(missing(field));
    return field.format === 'email'
      ? bounded(line.toLowerCase(), field, field.maxLength ?? EMAIL_LENGTH).pipe(email)
      : bounded(line, field, field.maxLength ?? TEXT_LENGTH);
  },
  longText: (field) => bounded(linesText(missing(field)), field, field.maxLength ?? LONG_TEXT_LENGTH),
  integer: (field) => numberOf(field).int('Nombre entier attendu'),
  price: numberOf,
  decimal: numberOf,
  boolean: () => z.boolean('Oui ou non attendu'),
  colour: () => z.string().regex(/^#[0-9a-f]{6}$/i, 'Couleur attendue, comme #b54e5a'),
  choice: (field) => z.enum(Object.keys(field.options) as [string, ...string[]], 'Choix inconnu'),
  date: () => z.iso.datetime({ offset: true, message: 'Date attendue' }),
  image: (field) => z.union([mediaPath, upload], field.required ? missing(field) : 'Image attendue'),
  images: () => z.array(upload).max(LONGEST_LIST),
  belongsTo: (field) => (field.required ? z.uuid(missing(field)) : id),
  manyToMany: () => z.array(id).max(LONGEST_LIST),
  children: () => z.array(id).max(LONGEST_LIST),
  lines: (field) => z.array(z.strictObject(shapeOf(Object.entries(field.fields), 'replace'))).max(LONGEST_LIST),
};

const isList = (field: Field) =>
  field.kind === 'images' || field.kind === 'manyToMany' || field.kind === 'children' || field.kind === 'lines';

/** Forms send only strings, where blank means absent, a single item is no list, and numbers are digits. */
function fromForm(field: Field, value: unknown): unknown {
  if (isList(field)) {
    if (value === undefined) return undefined;
    return value === '' || value === null ? [] : Array.isArray(value) ? value : [value];
  }
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string') return value;
  const isNumber = field.kind === 'integer' || field.kind === 'price' || field.kind === 'decimal';
  if (isNumber && /^-?\d+(\.\d+)?$/.test(value.trim())) return Number(value);
  if (field.kind === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
}

/** What stands where a request says nothing: the initial value; an empty list; `null`. A picture stays as it is. */
function whenAbsent(field: Field, mode: InputMode): unknown {
  if ('initial' in field && field.initial !== undefined) return field.initial;
  if (field.kind === 'boolean') return false;
  if (field.kind === 'image' || isList(field)) return mode === 'create' && field.kind !== 'image' ? [] : undefined;
  return null;
}

/** `create`, `replace` (absent means cleared, but pictures and lists stay) or `patch` (absent means unchanged). */
export type InputMode = 'create' | 'replace' | 'patch';

function inputOf(field: Field, mode: InputMode): z.ZodType {
  const schema = (schemaOf[field.kind] as (field: Field) => z.ZodType)(field);
  if (mode === 'patch') {
    // In a patch, blank is said on purpose: it clears. Only what is not there at all stays as it is.
    const clearing = (value: unknown) =>
      value === undefined
        ? undefined
        : !isList(field) && (value === '' || value === null)
          ? null
          : fromForm(field, value);
    return z.preprocess(clearing, (field.required ? schema : schema.nullable()).optional());
  }
  const isImage = field.kind === 'image';
  const clearing = (value: unknown) => (isImage && (value === '' || value === null) ? null : fromForm(field, value));
  if (field.required) return z.preprocess(clearing, mode === 'replace' && isImage ? schema.optional() : schema);
  const optional = isImage ? schema.nullable().optional() : schema.optional();
  return z.preprocess(clearing, optional).transform((value) => (value === undefined ? whenAbsent(field, mode) : value));
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const parseJson = (value: unknown) => {
  try {
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return value;
  }
};

/** A list of pictures is edited by three keys: kept ones with their order, new files, and ids to delete (R1402). */
const imageEdits = (name: string, field: FieldOf<'images'>): [string, z.ZodType][] => [
  [`new${capitalised(name)}`, inputOf(field, 'patch')],
  [
    `existing${capitalised(name)}`,
    z.preprocess(
      parseJson,
      z
        .array(z.object({ id, order: z.number().int().min(0).max(LONGEST_LIST) }))
        .max(LONGEST_LIST)
        .optional(),
    ),
  ],
  [`${name}ToDelete`, z.preprocess((value) => fromForm(field, value), z.array(id).max(LONGEST_LIST).optional())],
];

function shapeOf(fields: [string, Field][], mode: InputMode): Record<string, z.ZodType> {
  const entries = fields.flatMap(([name, field]): [string, z.ZodType][] =>
    field.kind === 'images' && mode !== 'create' ? imageEdits(name, field) : [[name, inputOf(field, mode)]],
  );
  return Object.fromEntries(entries);
}

/** The validation of a resource's input: the routes judge by it, and the forms may. Unknown keys are refused. */
export const inputSchema = (resource: ResourceShape, mode: InputMode) =>
  z.strictObject(shapeOf(writableFields(resource), mode));
