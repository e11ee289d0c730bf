import { kindOf } from '../kinds/index.ts';
import type { Action, Field, ResourceShape } from '../shape.ts';
import { checkWhere } from './check-where.ts';

/** The paths below a resource that are taken: an action of that name would never be called. */
const TAKEN = new Set(['import', 'export', 'deletion', 'order', 'status', 'restore', 'secret', 'test']);

type Fail = (where: string, why: string) => never;

/** Fails when an action can't work: a name that is no path or is taken, nothing to do, a field or a value that is none. */
export function checkActions(resource: ResourceShape, fail: Fail): void {
  for (const [name, action] of Object.entries(resource.actions ?? {})) {
    const refuse = (why: string): never => fail(`actions.${name}`, why);
    if (!/^[a-z][a-z0-9-]*$/.test(name)) refuse('lower case letters, digits and dashes, as in a path');
    if (TAKEN.has(name)) refuse(`the path /${resource.name}/${name} is taken: choose another name`);
    if (!action.set && !action.run) refuse('say what it does: `set`, or `run` with a function in the API');
    if (action.when) checkWhere(resource, action.when, refuse);
    checkSet(resource, action, refuse);
  }
}

function checkSet(resource: ResourceShape, { set = {} }: Action, refuse: (why: string) => never): void {
  for (const [name, value] of Object.entries(set)) {
    const field = resource.fields[name];
    if (!field) refuse(`sets "${name}", which is no field`);
    else checkValue(name, field, value, refuse);
  }
}

function checkValue(name: string, field: Field, value: unknown, refuse: (why: string) => never): void {
  const { storage, isValue } = kindOf(field);
  if (storage !== 'column') refuse(`sets "${name}", a ${field.kind}, which is no column`);
  if (field.from) refuse(`sets "${name}", which is computed`);
  if (value === null && field.required) refuse(`empties "${name}", which is required`);
  if (value !== null && isValue && !isValue(value, field))
    refuse(`sets "${name}", a ${field.kind}, to ${JSON.stringify(value)}`);
}
