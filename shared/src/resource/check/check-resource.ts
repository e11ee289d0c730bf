import { kindOf, kinds } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { uniqueRules } from '../unique.ts';
import { checkAccess } from './check-access.ts';
import { checkActions } from './check-actions.ts';
import { checkRollups } from './check-rollups.ts';
import { checkWithin } from './check-within.ts';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Names that every record has already, or that the lists' own query keys would hide. */
const RESERVED = new Set(['id', 'createdAt', 'updatedAt', 'rowVersion', 'typedValues', 'q']);

const hasInitial = (field: Field): boolean => 'initial' in field && field.initial !== undefined;

/** Throws an Error that names the resource and the field when a declaration can't work. Run at start, by `defineResource`. */
export function checkResource(resource: ResourceShape): void {
  const fail = (where: string, why: string): never => {
    throw new Error(`${resource.name}.${where}: ${why}`);
  };
  const fieldNames = Object.keys(resource.fields);
  const known = new Set([...fieldNames, 'createdAt', 'updatedAt']);

  if (!/^[a-z][a-z0-9-]*$/.test(resource.name)) fail('name', 'lower case letters, digits and dashes, as in a path');
  if (fieldNames.length === 0) fail('fields', 'at least one field');
  if (!known.has(resource.display)) fail('display', `no field "${resource.display}"`);
  for (const field of resource.search?.fields ?? []) {
    const kind = resource.fields[field]?.kind;
    if (!kind || !kinds[kind].isText) fail('search', `"${field}" is not a text field`);
  }
  for (const { fields, isFolded } of uniqueRules(resource))
    for (const name of fields) {
      const field = resource.fields[name];
      if (!field) fail('unique', `no field "${name}"`);
      else if (kinds[field.kind].storage !== 'column') fail(name, 'only what stands in a column can be unique');
      else if (isFolded && !kinds[field.kind].isText) fail(name, 'only a text is folded');
    }
  if (resource.sort && !known.has(resource.sort.field)) fail('sort', `no field "${resource.sort.field}"`);

  for (const [name, field] of Object.entries(resource.fields)) {
    if (!NAME.test(name)) fail(name, 'a field is named in camelCase');
    if (RESERVED.has(name)) fail(name, 'every resource has this name already');
    if (field.section && !resource.form?.sections[field.section]) fail(name, `no form section "${field.section}"`);
    if (field.shownInForm && !field.readOnly && !field.from) fail(name, 'the form asks for it anyway');
    if (resource.isSingle && field.required && !hasInitial(field))
      fail(name, 'the record is there before anybody fills it in: what is required needs an `initial`');
    kindOf(field).check?.(field, { resource, name, fail: (why) => fail(name, why) });
  }
  checkWithin(resource, fail);
  checkRollups(resource, fail);
  checkAccess(resource, fail);
  checkActions(resource, fail);
}
