import type { Action, Field, ResourceShape } from './shape.ts';

/** A field as a parameter of an action: everyone who may run the action may write it, and the action may require it. */
const asParam = (field: Field, said: true | string): Field =>
  Object.assign(
    { ...field },
    { readOnly: undefined, section: undefined, required: said === true ? field.required : said },
  );

/**
 * The parameters of an action, as a resource that has only these fields, so that forms and schemas are made from it as from
 * any other; `null` when it has none.
 */
export function paramsResource(resource: ResourceShape, { params }: Action): ResourceShape | null {
  if (!params) return null;
  const fields = Object.entries(params).flatMap(([name, said]) => {
    const field = resource.fields[name];
    return field ? [[name, asParam(field, said)] as const] : [];
  });
  return { ...resource, access: {}, form: undefined, fields: Object.fromEntries(fields) };
}
