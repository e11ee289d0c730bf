import type { Field, ResourceShape } from './shape.ts';

const NAME = /^[a-z][a-zA-Z0-9]*$/;

/** Names that every record has already, or that the lists' own query keys would hide. */
const RESERVED = new Set(['id', 'createdAt', 'updatedAt', 'rowVersion', 'q']);

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
    if (kind !== 'text' && kind !== 'longText') fail('search', `"${field}" is not a text field`);
  }
  if (resource.sort && !known.has(resource.sort.field)) fail('sort', `no field "${resource.sort.field}"`);

  for (const [name, field] of Object.entries(resource.fields)) {
    if (!NAME.test(name)) fail(name, 'a field is named in camelCase');
    if (RESERVED.has(name)) fail(name, 'every resource has this name already');
    if (field.section && !resource.form?.sections[field.section]) fail(name, `no form section "${field.section}"`);
    checkKind(resource, name, field, fail);
  }
}

function checkKind(
  resource: ResourceShape,
  name: string,
  field: Field,
  fail: (where: string, why: string) => never,
): void {
  const isNumber = field.kind === 'integer' || field.kind === 'price' || field.kind === 'decimal';
  if (isNumber && field.min !== undefined && field.max !== undefined && field.min > field.max)
    fail(name, 'min is above max');
  if (field.kind === 'choice') {
    if (Object.keys(field.options).length === 0) fail(name, 'a choice needs options');
    if (field.initial !== undefined && !(field.initial in field.options))
      fail(name, `"${field.initial}" is not an option`);
  }
  if (field.kind === 'belongsTo' && !name.endsWith('Id')) fail(name, 'a belongsTo field ends in Id');
  if (field.kind === 'belongsTo' || field.kind === 'manyToMany') {
    const target = field.target === 'self' ? resource : field.target;
    for (const embedded of field.embed)
      if (!target.fields[embedded]) fail(name, `${target.name} has no field "${embedded}"`);
  }
  if (field.kind === 'children' && resource.fields[field.via]?.kind !== 'belongsTo')
    fail(name, `"${field.via}" is not a belongsTo field`);
}
