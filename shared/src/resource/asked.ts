import type { Action, Field, ResourceShape } from './shape.ts';

/** A field as an action asks for it: whoever may act may write it, and the action may say that it must be there. */
const asked = (field: Field, said: true | string): Field =>
  Object.assign(
    { ...field },
    { readOnly: undefined, section: undefined, required: said === true ? field.required : said },
  );

/**
 * What an action asks for, as a resource whose only fields these are, so that forms and schemas are made of it like of any
 * other; `null` where it asks for nothing.
 */
export function askedOf(resource: ResourceShape, { params }: Action): ResourceShape | null {
  if (!params) return null;
  const fields = Object.entries(params).flatMap(([name, said]) => {
    const field = resource.fields[name];
    return field ? [[name, asked(field, said)] as const] : [];
  });
  return { ...resource, access: {}, form: undefined, fields: Object.fromEntries(fields) };
}
