import type { Report } from '../../faults/index.ts';
import { fieldsWithin, kindOf } from '../kinds/index.ts';
import type { Field, ResourceShape } from '../shape.ts';
import { checkKind } from './check-kinds.ts';
import { checkFieldName } from './check-names.ts';
import { checkFieldOptions } from './check-options.ts';

/** Options that only a field of the record itself can have. */
const OF_RECORDS = ['unique', 'filter', 'section', 'computed', 'shownInForm', 'visibleWhen', 'address'] as const;

/** Judges the fields within a field: values in one column or row, so nothing that has rows, files or a life of its own. */
export function checkWithin(resource: ResourceShape, report: Report): void {
  for (const [name, field] of Object.entries(resource.fields)) {
    const within = fieldsWithin(field);
    if (!within) continue;
    if (Object.keys(within).length === 0)
      report(name, 'at least one field within it', "Add one: name: text({ label: 'Nom' })");
    for (const [inner, each] of Object.entries(within)) {
      const reportWithin: Report = (_inner, problem, remedy) => report(`${name}.${inner}`, problem, remedy);
      const reportHere = (problem: string, remedy: string) => reportWithin(inner, problem, remedy);
      checkFieldName(inner, reportWithin);
      checkFieldOptions(inner, each, reportWithin);
      const kind = kindOf(each);
      if (kind.storage !== 'column' || kind.targetOf || kind.hasFiles)
        reportHere(`no ${each.kind} within a ${field.kind}`, 'Declare a resource of its own, with a belongsTo field');
      const said = OF_RECORDS.find((option) => option in each);
      if (said) reportHere(`"${said}" is for fields of the record itself`, 'Leave it out');
      if (field.kind === 'group') checkOwn(each, reportHere);
      checkKind(each, { resource: { ...resource, fields: within }, name: inner, report: reportHere });
    }
  }
}

/** Fields that the server writes or stores can't be part of a value that a request writes as a whole. */
function checkOwn(field: Field, report: (problem: string, remedy: string) => void): void {
  if (field.readOnly || kindOf(field).staysWhenAbsent || kindOf(field).isOrder)
    report(`no ${field.kind} within a group`, 'Declare it in the record itself');
}
