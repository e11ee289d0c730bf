import { z } from 'zod';
import { isNarrowed } from '../access.ts';
import { type AnswerContext, isNullable, kindOf } from '../kinds/index.ts';
import type { RecordOf } from '../record.ts';
import * as parts from '../schemas.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { aboutField } from './about-field.ts';

/** The schemas of fields in an answer, and of what they carry along under other keys. */
const contextOf = (resource: ResourceShape): AnswerContext => ({
  z,
  parts,
  resource,
  embedded,
  row: (fields) => answers(fields, resource),
});

function answer(field: Field, resource: ResourceShape): z.ZodType {
  const schema = kindOf(field).answer(field, contextOf(resource));
  return (isNullable(field) ? schema.nullable() : schema).meta(aboutField(field));
}

/** A field that not all who may read a record may read is not there for the others. */
const shown = (resource: ResourceShape, name: string, schema: z.ZodType): z.ZodType =>
  isNarrowed(resource, 'read', name) ? schema.optional() : schema;

const answers = (fields: Readonly<Record<string, Field>>, resource: ResourceShape): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answer(field, resource)]));

function embedded(target: ResourceShape, names: readonly string[]): z.ZodType {
  const fields = Object.fromEntries(
    names.flatMap((name) => {
      const field = target.fields[name];
      return field ? [[name, field]] : [];
    }),
  );
  return z.object({ id: z.uuid(), ...answers(fields, target) });
}

/** `categories` → `Category`: what the contract, and the types made of it, call one record. */
const typeName = ({ name, isSingle }: ResourceShape): string =>
  (isSingle ? name : singular(name)).replace(/(?:^|-)(\w)/g, (_, initial: string) => initial.toUpperCase());

const singular = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');

/** A record's schema, key by key: what `pick`, `omit` and `extend` make of it is typed as well. */
export type RecordSchema<R extends ResourceShape> = z.ZodObject<{
  [K in keyof RecordOf<R>]: z.ZodType<RecordOf<R>[K]>;
}>;

const made = new WeakMap<ResourceShape, ReturnType<typeof makeSchema>>();

/** The schema of a record in an answer: every field and nothing else, `null` where empty. One named schema per resource. */
export function recordSchema<R extends ResourceShape>(resource: R): RecordSchema<R> {
  const schema =
    made.get(resource) ?? makeSchema(resource).meta({ id: typeName(resource), description: resource.label.one });
  made.set(resource, schema);
  // It is put together at run time, field by field; `RecordOf` reads the same declaration.
  return schema as RecordSchema<R>;
}

function makeSchema(resource: ResourceShape) {
  const carried = Object.entries(resource.fields).flatMap(([name, field]) => {
    const { embedded: along } = kindOf(field);
    return along ? [[along.key(name), shown(resource, name, along.answer(field, contextOf(resource)))]] : [];
  });
  const own = Object.entries(answers(resource.fields, resource)).map(([name, schema]) => [
    name,
    shown(resource, name, schema),
  ]);
  return z.object({
    id: z.uuid(),
    ...Object.fromEntries(own),
    ...Object.fromEntries(carried),
    createdAt: parts.moment,
    updatedAt: parts.moment,
  });
}
