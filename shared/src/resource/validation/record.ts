import { z } from 'zod';
import { embeddedName } from '../define-resource.ts';
import type { Field, FieldOf, Kind, ResourceShape } from '../shape.ts';

const moment = z.string().meta({ format: 'date-time' });

/** One schema a kind, for the value of a field in an answer. */
const answerOf: { [K in Kind]: (field: FieldOf<K>, resource: ResourceShape) => z.ZodType } = {
  text: () => z.string(),
  longText: () => z.string(),
  integer: () => z.number(),
  price: () => z.number(),
  decimal: () => z.number(),
  boolean: () => z.boolean(),
  colour: () => z.string(),
  choice: (field) => z.enum(Object.keys(field.options) as [string, ...string[]]),
  date: () => moment,
  image: () => z.string(),
  images: () => z.array(z.object({ id: z.uuid(), url: z.string(), order: z.number() })),
  belongsTo: () => z.uuid(),
  manyToMany: (field, resource) => z.array(embedded(field.target === 'self' ? resource : field.target, field.embed)),
  children: (field, resource) => z.array(embedded(resource, field.embed)),
  lines: (field, resource) => z.array(z.object(answers(Object.entries(field.fields), resource))),
};

const isNullable = (field: Field) =>
  !field.required &&
  !field.from &&
  !('initial' in field && field.initial) &&
  !['boolean', 'images', 'manyToMany', 'children', 'lines'].includes(field.kind);

function answer(field: Field, resource: ResourceShape): z.ZodType {
  const schema = (answerOf[field.kind] as (field: Field, resource: ResourceShape) => z.ZodType)(field, resource);
  return isNullable(field) ? schema.nullable() : schema;
}

const answers = (fields: [string, Field][], resource: ResourceShape) =>
  Object.fromEntries(fields.map(([name, field]) => [name, answer(field, resource)]));

const embedded = (target: ResourceShape, names: readonly string[]) =>
  z.object({
    id: z.uuid(),
    ...answers(
      names.map((name) => [name, target.fields[name]!]),
      target,
    ),
  });

/** `categories` → `Category`: what the contract, and the types made of it, call one record. */
const typeName = ({ name }: ResourceShape): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const made = new WeakMap<ResourceShape, ReturnType<typeof makeSchema>>();

/** What a record looks like in an answer: every field and nothing else, `null` where empty. One schema a resource, named. */
export function recordSchema(resource: ResourceShape) {
  const schema = made.get(resource) ?? makeSchema(resource).meta({ id: typeName(resource) });
  made.set(resource, schema);
  return schema;
}

function makeSchema(resource: ResourceShape) {
  const fields = Object.entries(resource.fields);
  const pointedTo = fields.flatMap(([name, field]) =>
    field.kind === 'belongsTo'
      ? [[embeddedName(name), embedded(field.target === 'self' ? resource : field.target, field.embed).nullable()]]
      : [],
  );
  return z.object({
    id: z.uuid(),
    ...answers(fields, resource),
    ...Object.fromEntries(pointedTo),
    createdAt: moment,
    updatedAt: moment,
  });
}
