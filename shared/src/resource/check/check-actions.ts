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
    if (!action.set && !action.asks && !action.run)
      refuse('say what it does: `set`, `asks`, or `run` with a function in the API');
    if (action.when) checkWhere(resource, action.when, refuse);
    checkSet(resource, action, refuse);
    checkAsks(resource, action, refuse);
  }
}

function checkSet(resource: ResourceShape, { set = {} }: Action, refuse: (why: string) => never): void {
  for (const [name, value] of Object.entries(set)) {
    const field = resource.fields[name];
    if (!field) refuse(`sets "${name}", which is no field`);
    else checkValue(name, field, value, refuse);
  }
}

function checkAsks(resource: ResourceShape, { asks, set = {} }: Action, refuse: (why: string) => never): void {
  if (asks && Object.keys(asks).length === 0) refuse('asks for nothing: name a field, or leave `asks` out');
  for (const name of Object.keys(asks ?? {})) {
    const field = resource.fields[name];
    if (!field) {
      refuse(`asks for "${name}", which is no field`);
      continue;
    }
    const { storage, hasFiles, isOrder } = kindOf(field);
    if (storage !== 'column' || hasFiles || isOrder)
      refuse(`asks for "${name}", a ${field.kind}: an action asks for plain values, no files, rows or places`);
    if (field.from || ('isCurrentUser' in field && field.isCurrentUser))
      refuse(`asks for "${name}", which the server makes itself`);
    if (Object.hasOwn(set, name)) refuse(`asks for "${name}" and sets it: one of the two`);
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
