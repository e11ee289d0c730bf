import { fieldsWithin, kindOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';

/** What only a field of the record itself can say. */
const OF_RECORDS = ['unique', 'filter', 'section', 'from', 'shownInForm'] as const;

/** Judges the fields within a field: values in one column or row, so nothing that has rows, files or a life of its own. */
export function checkWithin(resource: ResourceShape, fail: (where: string, why: string) => never): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const within = fieldsWithin(field);
    if (!within) continue;
    if (Object.keys(within).length === 0) fail(name, 'at least one field within it');
    for (const [inner, each] of Object.entries(within)) {
      const failHere = (why: string) => fail(`${name}.${inner}`, why);
      const kind = kindOf(each);
      if (kind.storage !== 'column' || kind.targetOf || kind.hasFiles)
        failHere(`no ${each.kind} within a ${field.kind}`);
      const said = OF_RECORDS.find((option) => option in each);
      if (said) failHere(`"${said}" is for fields of the record itself`);
      if (field.kind === 'group') checkOwn(each, failHere);
      kind.check?.(each, { resource: { ...resource, fields: within }, name: inner, fail: failHere });
    }
  }
}

/** What the server gives or keeps of a record can't be part of a value that a request says whole. */
function checkOwn(field: Field, fail: (why: string) => never): void {
  if (field.readOnly || kindOf(field).staysWhenAbsent || kindOf(field).isOrder) fail(`no ${field.kind} within a group`);
}
