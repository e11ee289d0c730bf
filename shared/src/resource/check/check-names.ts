import type { Report } from '../../faults/index.ts';
import { embeddedFields } from '../kinds/index.ts';
import type { ResourceShape } from '../shape.ts';
import { TAKEN_ADDRESSES } from './taken.ts';

const RESOURCE_NAME = /^[a-z][a-z0-9-]*$/;
const FIELD_NAME = /^[a-z][a-zA-Z0-9]*$/;
/** What PostgreSQL cuts names to, in bytes; a table of a list field, and its constraints, have both names in theirs. */
const LONGEST_NAME = 40;

/** Reserved names: the fields that every record has, the columns beside the declared ones, and the query parameters of a list. */
const RESERVED: Readonly<Record<string, string>> = {
  id: 'every record has it already',
  createdAt: 'every record has it already',
  updatedAt: 'every record has it already',
  rowVersion: "it is the column of every record's version",
  searchText: 'it is the column that a search reads',
  typedValues: 'it is the column of what was typed under a rollup',
  q: 'it is what a list is searched by',
  fields: 'it is how a request limits an answer to some keys',
};

/** Reports names that can't be, are reserved or taken: of the resource, and of its fields. */
export function checkNames(resource: ResourceShape, report: Report): void {
  const { name, fields } = resource;
  if (!RESOURCE_NAME.test(name))
    report('name', 'lower case letters, digits and dashes, as in a path', `Write "${name.toLowerCase()}"`);
  else if (TAKEN_ADDRESSES.includes(name))
    report('name', `the address /${name} is taken by the shop itself`, 'Choose another name');
  if (name.length > LONGEST_NAME) report('name', `longer than ${LONGEST_NAME} characters`, 'Choose a shorter name');
  if (Object.keys(fields).length === 0) report('fields', 'at least one field', "Add one: name: text({ label: 'Nom' })");
  for (const field of Object.keys(fields)) checkFieldName(field, report);
  for (const [key, by] of embeddedFields(resource))
    if (fields[key] && key !== by)
      report(key, `records carry what ${by} points to under this name`, `Rename it, or "${by}"`);
}

export function checkFieldName(name: string, report: Report): void {
  const reserved = Object.hasOwn(RESERVED, name) ? RESERVED[name] : undefined;
  if (reserved !== undefined) report(name, reserved, 'Choose another name');
  else if (!FIELD_NAME.test(name))
    report(name, 'a field is named in camelCase', 'Write letters and digits, the first one small');
  if (name.length > LONGEST_NAME) report(name, `longer than ${LONGEST_NAME} characters`, 'Choose a shorter name');
}
